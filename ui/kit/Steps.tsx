import { Trans } from '@lingui/react/macro';

/** Progress: "Step 2 of 4" in words, and a quiet line of steps. `current` counts from 1. */
export function Steps({ current, total }: { current: number; total: number }) {
  return (
    <span className="steps">
      <span className="steps-words">
        <Trans>
          Step {current} of {total}
        </Trans>
      </span>
      <span className="steps-line" aria-hidden="true">
        {Array.from({ length: total }, (_, step) => (
          <span key={step} className={step < current ? 'step step-done' : 'step'} />
        ))}
      </span>
    </span>
  );
}
