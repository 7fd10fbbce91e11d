import { CircleHelp, RotateCw } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from '../../../lib/i18n.ts';
import { SiteLink } from '../../../lib/page/site-links.tsx';
import tiles from './SeeTiles.module.css';
import styles from './SeeView.module.css';
import { SKIPS, type Step } from './taps.ts';

/** The frames of the steps; the script fills their lists and knows them by `data-step`. */
export function SeeSteps() {
  const { t } = useTranslation('guidesee');
  return (
    <>
      <template data-step="way">
        <nav aria-label={t('way')}>
          <ol className={styles.way} data-list="" data-start={t('start')} data-any={t('part.any')} />
        </nav>
      </template>
      <Frame step="crop" title={t('crop.title')}>
        <ul className={tiles.tiles} data-list="">
          <Skip to={SKIPS.crop} words={t('crop.other')} />
        </ul>
      </Frame>
      <Frame step="part" title={t('part.title')}>
        <ul className={tiles.tiles} data-list="">
          <Skip to={SKIPS.part} words={t('part.unsure')} />
        </ul>
      </Frame>
      <Frame step="sign" title={t('sign.title')}>
        <ul className={tiles.signs} data-list="">
          <Skip to={SKIPS.none} words={t('sign.none')} />
          <Skip to={SKIPS.sign} words={t('sign.unsure')} />
        </ul>
      </Frame>
      <Frame step="result" title={t('result.title')} lead={t('result.lead')}>
        <div className={styles.cards} data-cards="">
          <div className={styles.coming} />
        </div>
        <ul className={tiles.signs}>
          <Skip to={SKIPS.none} words={t('sign.none')} />
        </ul>
      </Frame>
      <Frame step="failed" title={t('failed.title')} lead={t('failed.lead')}>
        <ul className={tiles.signs} data-list="">
          <li>
            {/* biome-ignore lint/a11y/useValidAnchor: the script gives it the address of the page as it is */}
            <a className={tiles.skip} data-again="">
              <RotateCw aria-hidden="true" />
              <span>{t('failed.again')}</span>
            </a>
          </li>
        </ul>
      </Frame>
      <Frame step="unsure" title={t('unsure.title')} lead={t('unsure.lead')}>
        <ul className={tiles.signs} data-list="" />
      </Frame>
      <Frame step="none" title={t('none.title')} lead={t('none.lead')}>
        <a className={tiles.whole} href="/guide" data-own="">
          {t('none.page')}
        </a>
      </Frame>
      <Frame step="other" title={t('other.title')} lead={t('other.lead')}>
        <SiteLink className={tiles.whole} to="/guide">
          {t('other.search')}
        </SiteLink>
      </Frame>
    </>
  );
}

interface FrameProps {
  step: Step | 'failed';
  title: string;
  lead?: string;
  children: ReactNode;
}

/** The question takes the focus at each tap, so that a screen reader says where one is. */
function Frame({ step, title, lead, children }: FrameProps) {
  return (
    <template data-step={step}>
      <h2 className={styles.question} tabIndex={-1}>
        {title}
      </h2>
      {lead === undefined ? null : <p className={styles.lead}>{lead}</p>}
      {children}
    </template>
  );
}

function Skip({ to, words }: { to: string; words: string }) {
  return (
    <li>
      {/* biome-ignore lint/a11y/useValidAnchor: the script gives it the address of what was tapped before */}
      <a className={tiles.skip} data-tap={to}>
        <CircleHelp aria-hidden="true" />
        <span>{words}</span>
      </a>
    </li>
  );
}
