/** How long its plugins took is told of the site's build, and not of the builds inside it. */
export const withoutTimings = { rolldownOptions: { checks: { pluginTimings: false } } } as const;
