import { Copy, Pencil, Phone } from 'lucide-react';
import { useState } from 'react';
import type { Customer } from '#shared/contract/customers.ts';
import { displayMobile } from '#shared/domain/digits.ts';
import { useAbility } from '../../../lib/abilities.ts';
import { copyText } from '../../../lib/device/copy-text.ts';
import { useTranslation } from '../../../lib/i18n.ts';
import { cropName } from '../../../lib/office/label-name.ts';
import { formatDate } from '../../../lib/time.ts';
import { IconButton } from '../../../ui/fields/Button.tsx';
import { showToast } from '../../../ui/sheets/toast-store.ts';
import styles from './CustomerCard.module.css';
import { EditCustomer } from './EditCustomer.tsx';

/** Name, place, number, language, since when. */
export function WhoCard({ customer }: { customer: Customer }) {
  const { t, language } = useTranslation('customer');
  const mayEdit = useAbility('customer.edit');
  const [isEditing, setEditing] = useState(false);
  const { name, address, mobile } = customer;

  async function handleCopy(): Promise<void> {
    if (await copyText(displayMobile(mobile))) showToast(t('mobile.copied'), { tone: 'success' });
    else showToast(t('mobile.copyFailed'), { tone: 'error' });
  }

  return (
    <div>
      <div className={styles.who}>
        <div className={styles.words}>
          <p className={styles.name}>{name}</p>
          <p className={styles.place}>{address}</p>
        </div>
        {mayEdit ? (
          <IconButton label={t('edit.open')} aria-haspopup="dialog" onClick={() => setEditing(true)}>
            <Pencil aria-hidden="true" />
          </IconButton>
        ) : null}
      </div>
      {mobile === '' ? null : (
        <div className={styles.who}>
          <a
            className={styles.mobile}
            href={`tel:+91${mobile}`}
            aria-label={t('mobile.call', { mobile: displayMobile(mobile) })}
          >
            <Phone aria-hidden="true" />
            <span>{displayMobile(mobile)}</span>
          </a>
          <IconButton label={t('mobile.copy')} onClick={handleCopy}>
            <Copy aria-hidden="true" />
          </IconButton>
        </div>
      )}
      <dl className={styles.facts}>
        <div>
          <dt>{t('language.label')}</dt>
          <dd>{t(`language.${customer.language}`)}</dd>
        </div>
        <div>
          <dt>{t('since')}</dt>
          <dd>{formatDate(customer.since, language)}</dd>
        </div>
        <Crops crops={customer.crops} />
      </dl>
      {isEditing ? <EditCustomer customer={customer} onClose={() => setEditing(false)} /> : null}
    </div>
  );
}

function Crops({ crops }: { crops: readonly string[] }) {
  const { t, language } = useTranslation('walkin');
  if (crops.length === 0) return null;
  return (
    <div>
      <dt>{t('crops.title')}</dt>
      <dd>{crops.map((crop) => cropName(crop, language)).join(', ')}</dd>
    </div>
  );
}
