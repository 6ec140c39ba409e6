import fc from 'fast-check';

/** Other values in each run would kill today what lives tomorrow. */
fc.configureGlobal({ seed: Number(process.env.SEED ?? 1) });
