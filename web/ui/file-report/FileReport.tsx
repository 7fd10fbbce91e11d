import styles from './FileReport.module.css';

interface Count {
  id: string;
  label: string;
  count: number;
  /** Something to be put right. */
  isWrong?: boolean;
}

/** What a file that was read would do, in numbers. */
export function Counts({ counts }: { counts: readonly Count[] }) {
  return (
    <dl className={styles.counts}>
      {counts.map(({ id, label, count, isWrong }) => (
        <div key={id} data-count={id} data-tone={isWrong ? 'wrong' : undefined}>
          <dt>{label}</dt>
          <dd>{count.toLocaleString('en-IN')}</dd>
        </div>
      ))}
    </dl>
  );
}

interface FaultTableProps {
  /** Row, column, value, fault. */
  heads: readonly string[];
  faults: readonly (readonly [line: number, column: string, value: string, fault: string])[];
}

/** What is wrong with a file that was read, cell by cell. */
export function FaultTable({ heads, faults }: FaultTableProps) {
  return (
    <table className={styles.faults}>
      <thead>
        <tr>
          {heads.map((head) => (
            <th key={head} scope="col">
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {faults.map(([line, column, value, fault]) => (
          <tr key={`${line} ${column} ${fault}`}>
            <th scope="row">{line}</th>
            <td className={styles.value}>{column}</td>
            <td className={styles.value}>{value}</td>
            <td>{fault}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
