import { useTranslation } from '../../../lib/i18n.ts';
import { ALL_PICTURES } from '../../../lib/page/pictures.ts';
import { Dialog } from '../../../ui/sheets/Dialog.tsx';
import styles from './Form.module.css';
import { useForm } from './form-context.ts';

/** How the drawings are called that were made for a kind. */
const MADE_FOR: Readonly<Record<string, string>> = {
  product: 'product-',
  stories: 'story-',
  banners: 'banner-',
};

interface DrawingPickerProps {
  chosen: unknown;
  onChoose: (id: string) => void;
  onClose: () => void;
}

/** The drawings of the house, those made for this place first. */
export function DrawingPicker({ chosen, onChoose, onClose }: DrawingPickerProps) {
  const { t, language } = useTranslation('fields');
  const { kind } = useForm();
  const isOwn = (id: string) => id.startsWith(MADE_FOR[kind] ?? '');
  const drawings = ALL_PICTURES.filter(({ src }) => src !== undefined);
  const sorted = [...drawings.filter(({ id }) => isOwn(id)), ...drawings.filter(({ id }) => !isOwn(id))];
  return (
    <Dialog open onClose={onClose} title={t('picture.choose')} className={styles.picker}>
      <ul className={styles.drawings}>
        {sorted.map(({ id, src, alt }) => (
          <li key={id}>
            <button
              type="button"
              className={styles.drawing}
              aria-pressed={id === chosen}
              onClick={() => onChoose(id)}
            >
              <img src={src} alt="" loading="lazy" />
              <span>{alt[language]}</span>
            </button>
          </li>
        ))}
      </ul>
    </Dialog>
  );
}
