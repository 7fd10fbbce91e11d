import { addStrings } from '../i18n.ts';
import type { Words } from '../translate.ts';

/* The words of the office's own screens: imported by what opens them (entry-app.tsx). */

addStrings(
  import.meta.glob<Words>(
    '../../../content/strings/*/{alertcard,alerts,assign,blocked,cases,customer,desk,fields,followup,health,inbox,labels,log,notes,numbers,people,picturebook,pictureconsent,plancard,plans,prices,profile,reminders,replies,reviews,settings,shortcuts,spoken,told}.json',
    { import: 'default' },
  ),
);
