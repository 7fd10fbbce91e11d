import { ChevronsRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { ContentLine } from '#shared/contract/content/desk.ts';
import { SampleWord } from '../../../ui/site/SampleMark.tsx';
import { itemAddress, useItemTitle } from '../item-names.ts';
import styles from './Desk.module.css';
import { stateOf, useStateWords } from './state-words.ts';

/** One item, the whole row a way to its form. */
export function DeskRow({ line, children }: { line: ContentLine; children?: ReactNode }) {
  const titleOf = useItemTitle();
  const words = useStateWords();
  return (
    <li className={styles.row}>
      <div className={styles.names}>
        <Link to={itemAddress(line)} className={styles.name}>
          {titleOf(line, line.title)}
        </Link>
        <p className={styles.facts} data-state={stateOf(line)}>
          {words(line)} {line.sample ? <SampleWord /> : null}
        </p>
      </div>
      {children}
      <ChevronsRight aria-hidden="true" />
    </li>
  );
}
