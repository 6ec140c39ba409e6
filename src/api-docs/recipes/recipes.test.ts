import type { AddressInfo } from 'node:net';
import { describe, expect, it } from 'vitest';
import { KEY } from '#api-docs/keys.ts';
import { isFrom, type Recipe } from '#api-docs/recipes/recipe.ts';
import { recipes } from '#api-docs/recipes/recipes.ts';
import { recipeCalls, shownRecipe } from '#api-docs/recipes/shown-recipe.ts';
import { rowOf } from '#api-docs/samples/sample-request.ts';
import { requestOf } from '#core/sandbox/request/request-of.ts';
import { openSession } from '#core/sandbox/session.ts';
import { withNewest } from '#features/sandbox/with-newest.ts';
import { runRecipe, type Send } from '#tests/unit/api-docs/recipes/run-recipe.ts';
import { sandboxServer } from '../../../build/server/sandbox/sandbox-server.ts';

const inPage = (): Send => {
  const session = openSession([]);
  return async (request) => {
    const { answer } = session.call(requestOf(request));
    session.deliver(200);
    return { status: answer?.status ?? 0, body: answer?.body };
  };
};

async function onServer(recipe: Recipe) {
  const { server } = sandboxServer({ isVirtual: true, forward: 'http://127.0.0.1:9/hook' });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const ran = await runRecipe(recipe, async (request) => {
    const { method, target, headers, body } = requestOf(request);
    const answer = await fetch(origin + target, { method, headers, ...(body && { body }) });
    return { status: answer.status, body: await answer.json() };
  });
  server.close();
  return ran;
}

const right = ({ steps }: Recipe) => steps.map(({ name, call }) => [name, rowOf(call).status, []]);
const said = (ran: Awaited<ReturnType<typeof runRecipe>>) =>
  ran.map(({ step, status, broken }) => [step.name, status, broken]);

describe.each([...recipes])('the recipe “$title”', (recipe) => {
  it('holds in the page, from top to bottom', async () =>
    expect(said(await runRecipe(recipe, inPage()))).toEqual(right(recipe)));

  it('holds in the local sandbox', async () =>
    expect(said(await onServer(recipe))).toEqual(right(recipe)));

  it('says of a step that does not hold what is there in its place', async () => {
    const [first, ...others] = recipe.steps;
    if (!first) throw new Error('It has no steps.');
    const broken = {
      ...recipe,
      steps: [{ ...first, holds: [{ at: 'nothing', is: 1 }] }, ...others],
    };
    const [ran] = await runRecipe(broken, inPage());
    expect(ran?.broken).toEqual([`${first.name}.nothing: undefined, not 1`]);
  });

  it('takes values of earlier steps alone', () => {
    const before: string[] = [];
    for (const { name, params, query, body, holds } of recipe.steps) {
      const all = [
        ...Object.values({ ...params, ...query, ...body }),
        ...holds.map(({ is }) => is),
      ];
      for (const each of all)
        if (isFrom(each)) expect(before, each.from).toContain(each.from.split('.')[0]);
      expect(before).not.toContain(name);
      before.push(name);
    }
  });

  it('runs step by step from its page, each about the newest object of the tab', () => {
    const session = openSession([]);
    const calls = recipeCalls(recipe);
    expect(shownRecipe(recipe).steps.map(({ run }) => run)).toEqual(calls.map(({ id }) => id));
    for (const [place, { method, samples }] of calls.entries()) {
      const [sample] = samples;
      if (!sample) throw new Error('A step has no sample.');
      const { answer } = session.call({
        method,
        target: withNewest(sample.target, session.state),
        headers: { ...sample.headers, authorization: `Bearer ${KEY}` },
        body: withNewest(sample.body, session.state),
      });
      const { name, call } = recipe.steps[place] ?? {};
      expect([name, answer?.status]).toEqual([name, call && rowOf(call).status]);
    }
    const { answer } = session.exchanges.at(-1) ?? {};
    const last = recipe.steps.at(-1)?.holds.find(({ at }) => at === 'status')?.is;
    expect(['paid', 'captured']).toContain(last);
    expect(answer?.body).toMatchObject({ status: last });
  });
});
