import { VerificationForm } from '#components/tools/VerificationForm.tsx';
import type { Tools } from '#copy/types/tools.ts';
import { decodeDrivingLicence, licencesIn } from '#domain/driving-licence.ts';
import { Result } from './Result.tsx';
import { licenceHint } from './reading.ts';
import { verifyLicence } from './simulated.ts';
import * as words from './words.ts';
import './tool.scss';

/** A number that can be decoded is shown as it was read; of the others nobody knows what belongs to them. */
const READ = {
  onBlur: ({ number }: { number: string }) => ({
    number: decodeDrivingLicence(number)?.number ?? number,
  }),
};

/** Verifies a licence number against made-up holders, and reads the number itself. */
export default function LicenceTool({ tool: { samples } }: { tool: Tools['driving-licence'] }) {
  return (
    <VerificationForm
      name="number"
      words={{
        label: words.licenceNumber,
        help: words.help,
        verify: words.verify,
        failed: words.failed,
      }}
      hint={(number) => licenceHint(number, new Date().getFullYear())}
      verify={verifyLicence}
      // The specification has it so.
      ignores={(number) => number.trim() === ''}
      read={READ}
      numbersIn={licencesIn}
      isSecret
      samples={samples}
    >
      {(result, number) => <Result result={result} number={number} />}
    </VerificationForm>
  );
}
