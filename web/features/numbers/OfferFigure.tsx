import { useMutation } from '@tanstack/react-query';
import { errorText } from '../../lib/error-text.ts';
import { postJson } from '../../lib/http.ts';
import { useTranslation } from '../../lib/i18n.ts';
import { Button } from '../../ui/fields/Button.tsx';

interface OfferFigureProps {
  /** Where the server counts the figure and puts it into the draft. */
  path: string;
  /** Whether enough is counted to say it. */
  isEnough: boolean;
  /** Said instead where it is not. */
  few: string;
}

/** Puts a counted figure into the draft of the site's figures. */
export function OfferFigure({ path, isEnough, few }: OfferFigureProps) {
  const { t } = useTranslation('numbers');
  const { mutate, isPending, isSuccess, error } = useMutation({ mutationFn: () => postJson(path, {}) });
  return (
    <>
      {isEnough ? (
        <Button tone="secondary" busy={isPending} onClick={() => mutate()}>
          {t('outcomes.offer')}
        </Button>
      ) : (
        <p>{few}</p>
      )}
      <p role="status">{error ? errorText(error, t('failed')) : isSuccess ? t('outcomes.offered') : ''}</p>
    </>
  );
}
