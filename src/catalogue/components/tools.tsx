import type { ReactElement } from 'react';
import { SampleChips } from '#catalogue/stateful-samples.tsx';
import { InfoPanel } from '#components/tools/InfoPanel.tsx';
import { VerificationForm } from '#components/tools/VerificationForm.tsx';

/** Samples of `src/components/tools`. */
export const tools = {
  InfoPanel: (
    <InfoPanel
      aside={{
        heading: 'About this check',
        items: [
          { icon: 'lock', title: 'Stays here', text: 'Nothing leaves the device.' },
          { icon: 'wifi-off', title: 'Offline', text: 'Works without a network.' },
        ],
      }}
    />
  ),
  Samples: <SampleChips />,
  VerificationForm: (
    <VerificationForm
      name="number"
      words={{
        label: 'Number',
        help: 'As printed',
        verify: 'Verify',
        failed: 'Verification failed.',
      }}
      hint={() => ''}
      verify={async (number) => number}
      numbersIn={() => []}
      samples={[{ label: 'Valid', about: 'Nobody’s', values: { number: '0' }, outcome: '0' }]}
    >
      {(number) => <p className="panel">{number}</p>}
    </VerificationForm>
  ),
} satisfies Record<string, ReactElement>;
