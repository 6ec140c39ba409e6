import { type ComponentType, useEffect, useId, useState } from 'react';
import { Link } from '#components/Link.tsx';
import { Note } from '#components/Note.tsx';
import type { Tool } from '#copy/types/tools.ts';
import { MAX_WAITING } from '#core/outbox/limits.ts';
import { team } from './submission.ts';
import type { TeamProblem } from './team-problem.ts';
import * as words from './words/team.ts';

interface TeamOptionProps {
  copy: Tool<'sign-up'>['team'];
  isOn: boolean;
  onChange: (isOn: boolean) => void;
  /** Why the last press sent nothing. */
  problem: TeamProblem | undefined;
  disabled: boolean;
}

/** The choice to send the sign-up to our team as well. Off, it changes nothing. */
export function TeamOption({ copy, isOn, onChange, problem, disabled }: TeamOptionProps) {
  const id = useId();
  const [HiddenField, setHiddenField] = useState<ComponentType>();

  // At Sign Up it is there, also if the network is gone by then.
  useEffect(() => {
    if (!isOn) return;
    void team.run((loaded) => setHiddenField(() => loaded.HiddenField));
  }, [isOn]);

  return (
    <div className="field team-option">
      <label>
        <input
          type="checkbox"
          name="toTeam"
          checked={isOn}
          onChange={({ target }) => onChange(target.checked)}
          aria-describedby={id}
          disabled={disabled}
        />
        <span>{copy.label}</span>
      </label>
      <p className="form-text" id={id}>
        {copy.text}
      </p>
      {isOn && HiddenField && <HiddenField />}
      {problem && (
        <Note tone="danger" role="alert">
          <p>
            <span>{`${problem === 'full' ? words.full(MAX_WAITING) : words.problems[problem]} `}</span>
            {problem === 'full' && <Link to="/outbox">{words.openOutbox}</Link>}
          </p>
        </Note>
      )}
    </div>
  );
}
