import { useQuery } from '@tanstack/react-query';
import { toldCrop } from '#content/agronomy/told-names.ts';
import type { Field, FieldsAnswer, SoilFigures } from '#shared/contract/clinic/fields.ts';
import { formatArea } from '../../../lib/format-area.ts';
import { getJson } from '../../../lib/http.ts';
import { useTranslation } from '../../../lib/i18n.ts';
import { formatWrittenDate } from '../../../lib/time.ts';
import styles from './FarmerFields.module.css';

interface FarmerFieldsProps {
  chatId: number;
  /** Ids of those that the case is about. */
  about: readonly string[];
}

/** The fields a farmer has told of, those that are meant first. Nothing where there are none. */
export function FarmerFields({ chatId, about }: FarmerFieldsProps) {
  const { t } = useTranslation('cases');
  const { data: fields = [], isError } = useQuery({
    queryKey: ['fields', chatId],
    queryFn: async ({ signal }) =>
      (await getJson<FieldsAnswer>(`/admin/chats/${chatId}/fields`, { signal })).fields,
  });
  if (isError) return <p className={styles.facts}>{t('fields.failed')}</p>;
  const meant = new Set(about);
  const order = [...fields.filter(({ id }) => meant.has(id)), ...fields.filter(({ id }) => !meant.has(id))];
  return (
    <ul className={styles.fields}>
      {order.map((field) => (
        <li key={field.id} data-meant={meant.has(field.id)}>
          <strong>{field.name}</strong>
          {meant.has(field.id) ? <span className={styles.mark}>{t('fields.meant')}</span> : null}
          <FieldFacts field={field} />
        </li>
      ))}
      {fields.length === 0 ? <li className={styles.facts}>{t('fields.none')}</li> : null}
    </ul>
  );
}

function FieldFacts({ field }: { field: Field }) {
  const { t, language } = useTranslation(['cases', 'told']);
  const { crop, variety, acres, water, tank_litres: tank, taluk, zone, sown_on: sown } = field;
  const told = [
    crop === null ? '' : toldCrop(crop, language),
    variety,
    acres === null ? '' : formatArea(acres),
    water === null ? '' : t(`told:choice.irrigation.${water}`),
    tank === null ? '' : t('tank', { litres: tank }),
    sown === null ? '' : t('on', { what: t('fact.sown_on'), day: formatWrittenDate(sown, language) }),
    taluk,
    zone,
  ];
  const soil = soilWords(field.soil);
  return (
    <>
      <p className={styles.facts}>{told.filter((each) => each !== '').join(' · ')}</p>
      {soil ? <p className={styles.facts}>{t('fields.soil', { figures: soil })}</p> : null}
    </>
  );
}

/** As the soil card calls them, in every language. */
const SOIL = { ph: 'pH', ec: 'EC', oc: 'OC', n: 'N', p: 'P', k: 'K' } as const;

const soilWords = (soil: SoilFigures): string =>
  Object.entries(SOIL)
    .flatMap(([name, label]) => {
      const figure = soil[name as keyof typeof SOIL];
      return figure === null ? [] : `${label} ${figure}`;
    })
    .join(', ');
