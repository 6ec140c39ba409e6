/** Bundles run side by side: the time inside one plugin includes work of others, and says nothing. */
export const withoutTimings = { rolldownOptions: { checks: { pluginTimings: false } } } as const;
