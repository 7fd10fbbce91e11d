import { MyFields } from '../../../features/intake/fields/MyFields.tsx';
import '../../../features/intake/intake-words.ts';
import { INTAKE_STRINGS } from '../../../features/intake/strings.ts';
import { loadStrings } from '../../../lib/i18n.ts';

/** With its words, so that the screen does not come twice. */
export async function loadFieldsScreen() {
  await loadStrings(INTAKE_STRINGS);
  return MyFields;
}
