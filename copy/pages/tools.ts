import { TOOL_COUNT, toolbox } from '#copy/menus/toolbox.ts';
import type { PageFacts } from '#copy/types/facts.ts';
import type { Page } from '#copy/types/page.ts';

export const facts = { sells: false } satisfies PageFacts;

export default {
  view: 'Tools',
  meta: {
    title: 'Tools for shops, offices and developers',
    description: `All ${TOOL_COUNT} tools in one place: make a UPI QR, check a GST number or a PAN, work out an EMI, keep documents. Each opens at its form, without a network too.`,
    section: 'All tools',
  },
  head: {
    heading: 'Tools',
    lead: `${TOOL_COUNT} tools for the shop, the office and the road. What you type stays on this device.`,
    crumbs: [],
  },
  find: {
    label: 'Find a tool',
    help: 'Such as poster, instalment, PAN or address.',
    last: 'Opened last',
    nothing: 'No tool here for',
    site: 'Search the whole site',
  },
  groups: toolbox.map(({ id, heading, line, tools }) => ({
    id,
    heading,
    line,
    tiles: tools.flatMap(({ title, line, to, partly, specimen }) =>
      specimen ? [{ title, line, to, specimen, ...(partly && { partly }) }] : [],
    ),
    rows: tools.flatMap(({ title, to, icon, specimen }) => (specimen ? [] : [{ title, to, icon }])),
  })),
  demo: {
    heading: 'Showing it to someone?',
    text: 'Press Next to go from tool to tool. Each fills and runs automatically: no typing, no network.',
    label: 'Start the demo',
  },
} satisfies Page<'Tools'>;
