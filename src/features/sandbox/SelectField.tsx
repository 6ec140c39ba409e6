import { Field } from '#components/forms/Field.tsx';

interface SelectFieldProps {
  label: string;
  /** Of one of the options. */
  value: string;
  options: readonly { value: string; label: string }[];
  onChoose: (value: string) => void;
}

/** A labelled choice of one of several. */
export function SelectField({ label, value, options, onChoose }: SelectFieldProps) {
  return (
    <Field label={label}>
      {(ids) => (
        <select
          {...ids}
          className="form-select"
          value={value}
          onChange={({ target }) => onChoose(target.value)}
        >
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
      )}
    </Field>
  );
}
