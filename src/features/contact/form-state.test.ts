import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Asked } from '#features/contact/find-doubt.ts';
import * as to from '#features/contact/form-state.ts';

type Shown = to.FormState['shown'];

const asked: NonNullable<Asked> = { doubt: 'quick', Question: () => null } as never;

const showing = (shown: Shown): to.FormState => ({ ...to.FRESH, shown });

const SHOWN: readonly Shown[] = [
  'idle',
  'sending',
  'elsewhere',
  'sent',
  'queued',
  'failed',
  'withdrawn',
  'full',
  'unsaved',
  'unanswered',
];

describe('a copy of what was sent before that may have arrived', () => {
  const found = to.copyFound(showing('failed')) as to.FormState;

  it('is told, and once', () => {
    expect(found).toEqual({ ...showing('failed'), hasEarlierCopy: true });
    expect(to.copyFound(found)).toBeUndefined();
  });

  it('is told of each text that takes its place, also where that was refused for certain', () => {
    const begun = to.sendingBegun(to.typed(found)) as to.FormState;
    for (const outcome of ['failed', 'full', 'unsaved', 'unanswered', asked] as const)
      expect(to.sendingEnded(begun, outcome).hasEarlierCopy).toBe(true);
    expect(to.settled(found, 'sending')?.hasEarlierCopy).toBe(true);
  });

  it('is no more once the draft has nothing to do with it', () => {
    expect(to.begunAnew(found).hasEarlierCopy).toBe(false);
    expect(to.settled(found, 'idle')?.hasEarlierCopy).toBe(false);
    expect(to.sendingEnded(found, 'withdrawn').hasEarlierCopy).toBe(false);
  });
});

describe('what the form shows', () => {
  it.each<[Shown, boolean]>([
    ['idle', false],
    ['sending', true],
    ['elsewhere', true],
    ['failed', false],
    ['unsaved', false],
  ])('%s: a press sends nothing: %s', (shown, isBusy) => {
    expect(to.isBusy(showing(shown))).toBe(isBusy);
  });

  it.each(SHOWN)('%s: it begins to send, once', (shown) => {
    const begun = to.sendingBegun({ ...showing(shown), asked });
    expect(begun).toEqual(
      shown === 'sending' ? undefined : { ...showing('sending'), asked: undefined },
    );
  });

  it.each<[Parameters<typeof to.sendingEnded>[1], Shown]>([
    ['sent', 'sent'],
    ['queued', 'queued'],
    ['failed', 'failed'],
    ['full', 'full'],
    ['unsaved', 'unsaved'],
    ['unanswered', 'unanswered'],
    // Deleted elsewhere: what is in the form is a separate message.
    ['withdrawn', 'idle'],
    [asked, 'idle'],
  ])('sending, which ends with %o, leads to %s', (outcome, shown) => {
    const ended = to.sendingEnded(showing('sending'), outcome);
    expect(ended.shown).toBe(shown);
    expect(ended.asked).toBe(outcome === asked ? asked : undefined);
  });

  it.each<[Shown, Parameters<typeof to.settled>[1], Shown | undefined]>([
    // The form that sends says itself what comes of it.
    ['sending', 'sent', undefined],
    ['sending', 'idle', undefined],
    ['sending', 'failed', undefined],
    ['idle', 'sending', 'elsewhere'],
    ['idle', 'sent', 'sent'],
    ['idle', 'queued', 'queued'],
    ['idle', 'idle', 'idle'],
    // Nobody waits for it.
    ['idle', 'failed', undefined],
    ['unsaved', 'failed', undefined],
    ['elsewhere', 'failed', 'failed'],
    ['elsewhere', 'sent', 'sent'],
    ['elsewhere', 'queued', 'queued'],
    ['elsewhere', 'idle', 'idle'],
    ['elsewhere', 'sending', 'elsewhere'],
    ['failed', 'sent', 'sent'],
    ['sent', 'idle', 'idle'],
  ])('%s, and the record says %s: %s', (shown, found, then) => {
    expect(to.settled(showing(shown), found)?.shown).toBe(then);
  });

  it.each<Shown>(['sent', 'queued'])('%s: another message can be written', (shown) => {
    expect(to.begunAnew(showing(shown)).shown).toBe('idle');
  });
});

describe('the question', () => {
  const withQuestion = to.sendingEnded(showing('sending'), asked);

  it.each<[string, to.FormState | undefined]>([
    ['typing', to.typed(withQuestion)],
    ['a no', to.questionDenied(withQuestion)],
    ['a yes, which sends', to.sendingBegun(withQuestion)],
  ])('goes with %s', (_, after) => {
    expect(after).toMatchObject({ asked: undefined });
  });

  it('stays while the record of an earlier text changes', () => {
    expect(to.settled(withQuestion, 'idle')?.asked).toBe(asked);
  });
});

describe('where the text comes from', () => {
  const read = to.reading(to.FRESH);

  it.each<[string, to.FormState, to.FormState['text']]>([
    ['not known before the disk was read', read, 'unknown'],
    ['restored where the disk had another', to.draftRead(read, true), 'restored'],
    ['its own where the disk had nothing', to.draftRead(read, false), 'own'],
    ['its own where somebody typed first', to.draftRead(to.typed(read), true), 'own'],
    ['restored still, once it is changed', to.typed(to.draftRead(read, true)), 'restored'],
    [
      'unknown again while it is read again',
      to.reading(to.typed(to.draftRead(read, true))),
      'unknown',
    ],
  ])('%s', (_, { text }, from) => {
    expect(text).toBe(from);
  });
});

describe('any course of a form', () => {
  type Step = (state: to.FormState) => to.FormState | undefined;
  const steps: readonly Step[] = [
    to.reading,
    (state) => to.draftRead(state, true),
    (state) => to.draftRead(state, false),
    to.typed,
    (state) => to.settled(state, 'sending'),
    (state) => to.settled(state, 'sent'),
    (state) => to.settled(state, 'failed'),
    to.questionDenied,
  ];

  it('changes what a form shows that is sending by the end of that alone', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...steps)), (course) => {
        const sending = to.sendingBegun(to.FRESH) as to.FormState;
        const after = course.reduce((state, step) => step(state) ?? state, sending);
        expect(after).toMatchObject({ shown: 'sending', asked: undefined });
      }),
    );
  });
});
