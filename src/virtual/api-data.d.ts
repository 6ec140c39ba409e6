/** All calls of the API with their samples, made by `build/vite/api-data.ts` as all of these. */
declare module 'virtual:sandbox-calls' {
  const groups: readonly import('#copy/types/sandbox.ts').RunnableGroup[];
  export default groups;
}

/** Steps of recipes, for what runs them. */
declare module 'virtual:recipe-calls' {
  const calls: readonly import('#copy/types/endpoint.ts').RunnableCall[];
  export default calls;
}

/** What a fresh sandbox answers to the first sample of each call, by its id. */
declare module 'virtual:sandbox-answers' {
  const answers: Readonly<Record<string, string>>;
  export default answers;
}

/** The first sample of each call in other languages than curl, by the ids of call and language. */
declare module 'virtual:reference-samples' {
  const samples: Readonly<Record<string, Readonly<Record<string, string>>>>;
  export default samples;
}

/** What the search of the reference looks through. */
declare module 'virtual:reference-index' {
  const index: import('#copy/types/reference.ts').ReferenceIndex;
  export default index;
}
