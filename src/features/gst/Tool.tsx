import { keepCaret } from '#components/forms/keep-caret.ts';
import { VerificationForm } from '#components/tools/VerificationForm.tsx';
import type { Tools } from '#copy/types/tools.ts';
import { gstinsIn } from '#domain/gstin.ts';
import { edited } from './edited.ts';
import { gstinHint } from './hint.ts';
import { Result } from './Result.tsx';
import { verifyGstin } from './simulated.ts';
import { checkGstin } from './validate.ts';
import * as words from './words.ts';
import './tool.scss';

const READ = { onKey: (field: HTMLInputElement) => keepCaret(field, edited) };

/** Verifies a GSTIN against made-up records, and reads the number itself. */
export default function GstTool({ tool: { samples } }: { tool: Tools['gst'] }) {
  return (
    <VerificationForm
      name="gstin"
      words={{
        label: words.gstin,
        help: words.help,
        verify: words.verify,
        failed: words.failed,
      }}
      hint={gstinHint}
      verify={verifyGstin}
      check={checkGstin}
      read={READ}
      numbersIn={gstinsIn}
      required
      samples={samples}
    >
      {(result) => <Result result={result} />}
    </VerificationForm>
  );
}
