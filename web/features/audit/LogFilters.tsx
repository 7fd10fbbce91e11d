import { X } from 'lucide-react';
import { useId } from 'react';
import { textIn } from '#shared/domain/by-language.ts';
import { OFFICE_ACT_GROUPS, type OfficeActGroup } from '#shared/domain/office-acts.ts';
import { useTranslation } from '../../lib/i18n.ts';
import { Button } from '../../ui/fields/Button.tsx';
import styles from './OfficeLog.module.css';
import { type LogFilter, usePersons } from './use-office-log.ts';

interface LogFiltersProps {
  filter: LogFilter;
  /** Null until a line of it is here. */
  chatName: string | null;
  onFilter: (filter: LogFilter) => void;
}

export function LogFilters({ filter, chatName, onFilter }: LogFiltersProps) {
  const { t, language } = useTranslation('log');
  const [groupId, dayId, personId] = [useId(), useId(), useId()];
  const persons = usePersons();
  return (
    <fieldset className={styles.filters}>
      <legend>{t('filters')}</legend>
      <div className={styles.field}>
        <label htmlFor={groupId}>{t('what')}</label>
        <select
          id={groupId}
          value={filter.group ?? ''}
          onChange={(event) =>
            onFilter({ ...filter, group: (event.target.value || null) as OfficeActGroup | null })
          }
        >
          <option value="">{t('group.all')}</option>
          {OFFICE_ACT_GROUPS.map((group) => (
            <option key={group} value={group}>
              {t(`group.${group}`)}
            </option>
          ))}
        </select>
      </div>
      <div className={styles.field}>
        <label htmlFor={personId}>{t('person.label')}</label>
        <select
          id={personId}
          value={filter.staffId ?? ''}
          onChange={(event) => onFilter({ ...filter, staffId: Number(event.target.value) || null })}
        >
          <option value="">{t('person.all')}</option>
          {persons.map(({ id, name }) => (
            <option key={id} value={id}>
              {textIn(name, language)}
            </option>
          ))}
        </select>
      </div>
      <div className={styles.field}>
        <label htmlFor={dayId}>{t('day')}</label>
        <input
          id={dayId}
          type="date"
          value={filter.day ?? ''}
          onChange={(event) => onFilter({ ...filter, day: event.target.value || null })}
        />
      </div>
      {filter.chatId === null ? null : (
        <Button
          tone="secondary"
          icon={<X aria-hidden="true" />}
          title={t('clearChat')}
          onClick={() => onFilter({ ...filter, chatId: null })}
        >
          {chatName === null ? t('oneChat') : t('onlyChat', { name: chatName })}
        </Button>
      )}
    </fieldset>
  );
}
