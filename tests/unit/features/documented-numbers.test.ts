import { expect, it } from 'vitest';
import { drivingLicence } from '#api-docs/resources/verification/checks/driving-licence.ts';
import { gst } from '#api-docs/resources/verification/checks/gst.ts';
import * as licences from '#features/driving-licence/documented.ts';
import * as gstins from '#features/gst/documented.ts';
import { normaliseLicence } from '../../../src/domain/driving-licence.ts';

// The tool and the API are on one page: a number that both show must mean the same in both.
const TOOLS = {
  gst: {
    outcomes: gst.outcomes,
    statuses: Object.values(gstins.DOCUMENTED).map(({ gstin, record }) => [
      gstin,
      'status' in record ? record.status : 'Active',
    ]),
    failing: gstins.FAILING,
  },
  'driving licence': {
    outcomes: drivingLicence.outcomes,
    statuses: Object.values(licences.DOCUMENTED).map(({ number, status }) => [
      normaliseLicence(number),
      status,
    ]),
    failing: normaliseLicence(licences.FAILING),
  },
};

it.each(Object.entries(TOOLS))('a number of %s has one status in tool and API', (_, tool) => {
  const inTool = new Map(tool.statuses.map(([number, status]) => [number, status?.toLowerCase()]));
  inTool.set(tool.failing, 'not_found');
  for (const { value, status } of tool.outcomes) expect(inTool.get(value), value).toBe(status);
});
