import { useId } from 'react';
import { CROPS } from '#content/crops.ts';
import type { CaseFacts } from '#shared/contract/office/cases.ts';
import { useTranslation } from '../../../lib/i18n.ts';
import { cropName, cropNames } from '../../../lib/office/label-name.ts';
import { DeskArea, DeskInput, DeskSelect, DeskTick } from '../../../ui/desk/DeskFields.tsx';
import { FACT_FIELDS, type FactName } from './case-fields.ts';
import { choiceWord } from './use-fact-words.ts';

interface FactFieldProps {
  name: FactName;
  facts: CaseFacts;
  onChange: (change: Partial<CaseFacts>) => void;
}

/** One fact of a case, by its kind. */
export function FactField({ name, facts, onChange }: FactFieldProps) {
  const { t } = useTranslation(['cases', 'told']);
  const field = FACT_FIELDS[name];
  const label = t(`fact.${name}`);
  const value = facts[name];
  const put = (next: unknown) => onChange({ [name]: next });
  switch (field.kind) {
    case 'crop':
      return <CropField label={label} crop={facts.crop} onChange={put} />;
    case 'words': {
      const Part = field.wide ? DeskArea : DeskInput;
      return (
        <Part
          label={label}
          wide={field.wide === true}
          maxLength={field.most}
          value={String(value)}
          onChange={({ target }: { target: { value: string } }) => put(target.value)}
        />
      );
    }
    case 'list':
      return <ListField label={label} most={field.most} words={facts.signs} onChange={put} />;
    case 'day':
      return (
        <DeskInput
          label={label}
          type="date"
          value={String(value ?? '')}
          onChange={({ target }) => put(target.value || null)}
        />
      );
    case 'acres':
      return (
        <DeskInput
          label={label}
          type="number"
          inputMode="decimal"
          min={0.01}
          max={10_000}
          step="any"
          value={facts.acres ?? ''}
          onChange={({ target }) => put(target.value === '' ? null : Number(target.value))}
        />
      );
    case 'tank':
      return (
        <DeskSelect
          label={label}
          options={field.options.map((each) => ({ value: String(each), label: t('tank', { litres: each }) }))}
          chosen={value === null ? null : String(value)}
          none={t('notKnown')}
          onChoose={(chosen) => put(chosen === null ? null : Number(chosen))}
        />
      );
    case 'choice':
      return (
        <DeskSelect
          label={label}
          options={field.options.map((each) => ({ value: each, label: choiceWord(t, name, each) }))}
          chosen={value === null ? null : String(value)}
          none={t('notKnown')}
          onChoose={put}
        />
      );
    case 'flag':
      return <DeskTick label={label} checked={value === true} onChange={put} />;
  }
}

interface CropFieldProps {
  label: string;
  crop: string;
  onChange: (crop: string) => void;
}

/** A crop of the list by its name in any language, or in words of one's own. */
export function CropField({ label, crop, onChange }: CropFieldProps) {
  const { language } = useTranslation('cases');
  const listId = useId();
  return (
    <>
      <DeskInput
        label={label}
        list={listId}
        maxLength={60}
        value={cropName(crop, language)}
        onChange={({ target }) => onChange(cropKey(target.value))}
      />
      <datalist id={listId}>
        {cropNames(language).map((name) => (
          <option key={name} value={name} />
        ))}
      </datalist>
    </>
  );
}

function cropKey(typed: string): string {
  const wanted = typed.trim().toLowerCase();
  const found = Object.entries(CROPS).find(([, names]) =>
    Object.values(names).some((name) => name.toLowerCase() === wanted),
  );
  return found?.[0] ?? typed;
}

interface ListFieldProps {
  label: string;
  words: readonly string[];
  most: number;
  onChange: (words: string[]) => void;
}

/** Several words in one line, parted by commas. */
function ListField({ label, words, most, onChange }: ListFieldProps) {
  return (
    <DeskInput
      wide
      label={label}
      defaultValue={words.join(', ')}
      onChange={({ target }) =>
        onChange(
          target.value
            .split(/[,;]/)
            .map((each) => each.trim().slice(0, 80))
            .filter((each) => each !== '')
            .slice(0, most),
        )
      }
    />
  );
}
