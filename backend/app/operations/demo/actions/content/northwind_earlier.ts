import type { DemoPost } from './demo_content.js'

const DAY = 24

/** The posts of Northwind Labs from earlier weeks. */
export const NORTHWIND_EARLIER: DemoPost[] = [
  {
    by: 'owner',
    hoursAgo: 9 * DAY,
    title: 'Four-day weeks, one year later: what our numbers say',
    url: 'https://www.linkedin.com/posts/ana-ribeiro_four-day-week-numbers',
    comment: 'People will be sceptical. Answer with what you have seen yourself, not with what you believe.',
    isPublic: true,
    tags: ['culture', 'remote-work'],
    suggestions: [
      {
        by: 'member',
        mood: 'reflective',
        text: 'I expected to do five days of work in four. What happened is that we stopped doing one day of work nobody needed.',
        copiedBy: 'colleague',
      },
      {
        by: 'administrator',
        mood: 'critical',
        text: 'Fair is fair: support rotas were hard for the first quarter, and the post says so. That is why I trust the rest of it.',
      },
      {
        by: 'colleague',
        mood: 'cheerful',
        text: 'My Friday now belongs to a small sailing boat. The boat has no comment on velocity.',
        copiedBy: 'owner',
      },
    ],
  },
  {
    by: 'member',
    hoursAgo: 11 * DAY,
    title: 'Postgres indexes nobody told me about',
    url: 'https://dev.to/northwind/postgres-indexes-nobody-told-me-about-3kd1',
    isPublic: true,
    tags: ['engineering', 'databases', 'backend'],
    suggestions: [
      {
        by: 'owner',
        mood: 'curious',
        text: 'Would a partial index have helped with the archive table as well, or is it too small to matter?',
      },
      {
        by: 'colleague',
        mood: 'witty',
        text: 'I came for the B-trees and stayed for the story about the missing index on a Sunday.',
        copiedBy: 'member',
      },
      {
        by: 'administrator',
        mood: 'encouraging',
        text: 'The explain plans with arrows are the clearest I have seen. Please make this a series.',
      },
    ],
  },
  {
    by: 'administrator',
    hoursAgo: 12 * DAY,
    title: 'Our incident review of the 3rd, in public',
    url: 'https://medium.com/northwind-labs/incident-review-of-the-3rd-8a1c',
    comment: 'Sensitive: it names a customer outage. Be kind and do not guess at details.',
    isPublic: true,
    isSensitive: true,
    tags: ['engineering', 'reliability'],
    suggestions: [
      {
        by: 'owner',
        mood: 'serious',
        text: 'Forty-one minutes of trouble, told minute by minute, with nobody blamed. This is the standard we hold ourselves to.',
      },
      {
        by: 'member',
        mood: 'empathetic',
        text: 'To everyone whose evening we took: we are sorry, and the list of changes at the end is already half done.',
        copiedBy: 'administrator',
      },
    ],
  },
  {
    by: 'colleague',
    hoursAgo: 15 * DAY,
    title: 'Sketching interfaces with nothing but a pencil',
    url: 'https://www.instagram.com/p/northwind-pencil/',
    isPublic: true,
    tags: ['design'],
    suggestions: [
      { by: 'member', mood: 'cute', text: 'The tiny sad robot on page three is all of us on a Monday.' },
      {
        by: 'administrator',
        mood: 'affectionate',
        text: 'Jonas draws the whole flow before anyone opens a tool, and somehow the tool is never needed.',
        copiedBy: 'owner',
      },
      {
        by: 'owner',
        mood: 'surreal',
        text: 'A pencil is just a very slow touch screen with excellent battery life.',
      },
    ],
  },
  {
    by: 'owner',
    hoursAgo: 17 * DAY,
    title: 'Draft: the keynote outline for spring',
    url: 'https://github.com/northwind-labs/talks/pull/12',
    comment: 'Internal for now. Rehearse your question so that the live round is not empty.',
    tags: ['talk', 'team'],
    suggestions: [
      {
        by: 'administrator',
        mood: 'critical',
        text: 'The second act explains what we built before it explains why anybody should care. Swap them?',
        replies: [
          { by: 'owner', text: 'Swapped. It hurts less than I thought.' },
          { by: 'member', text: 'Much better this way.' },
        ],
      },
      {
        by: 'member',
        mood: 'dramatic',
        text: 'Open with the night the queue stopped. Lights down. A single blinking cursor.',
      },
    ],
  },
  {
    by: 'member',
    hoursAgo: 20 * DAY,
    title: 'Open-sourcing our load generator',
    url: 'https://news.ycombinator.com/item?id=40411234',
    comment: 'The thread is lively. Facts help, arguments do not.',
    isPublic: true,
    tags: ['open-source', 'performance', 'release'],
    suggestions: [
      {
        by: 'colleague',
        mood: 'objective',
        text: 'It speaks HTTP/2 and server-sent events, runs on one core and needs no agent. The licence is AGPL.',
        copiedBy: 'administrator',
      },
      {
        by: 'administrator',
        mood: 'respectful',
        text: 'Good point about coordinated omission above. The recorder corrects for it, and the README now says how.',
        copiedBy: 'member',
      },
      { by: 'owner', mood: 'ironic', text: 'We built it to find out who was slow. It was us.' },
    ],
  },
  {
    by: 'administrator',
    hoursAgo: 24 * DAY,
    title: 'Accessibility is a feature you can ship this week',
    url: 'https://bsky.app/profile/northwind.example/post/3kaccessibility',
    isPublic: true,
    tags: ['accessibility', 'design', 'engineering'],
    suggestions: [
      {
        by: 'colleague',
        mood: 'encouraging',
        text: 'Start with focus outlines. It takes an afternoon and people notice the same day.',
        copiedBy: 'owner',
      },
      {
        by: 'member',
        mood: 'curious',
        text: 'Which of the five changes had the best effect for the least work?',
      },
    ],
  },
  {
    by: 'colleague',
    hoursAgo: 27 * DAY,
    title: 'Meet the team: three questions for Marina',
    url: 'https://www.linkedin.com/posts/northwind-labs_meet-the-team-marina',
    isPublic: true,
    tags: ['team', 'culture'],
    suggestions: [
      {
        by: 'owner',
        mood: 'appreciative',
        text: 'Marina answers every question with a better question. This interview is no exception.',
        copiedBy: 'administrator',
      },
      {
        by: 'administrator',
        mood: 'funny',
        text: 'She forgot to mention the office cactus, which is also on call.',
      },
      { by: 'colleague', mood: 'affectionate', text: 'The most patient reviewer I have ever worked with.' },
    ],
  },
  {
    by: 'owner',
    hoursAgo: 31 * DAY,
    title: 'Why we publish our roadmap',
    url: 'https://northwind.substack.com/p/why-we-publish-our-roadmap',
    isPublic: true,
    tags: ['product', 'open-source'],
    suggestions: [
      {
        by: 'member',
        mood: 'optimistic',
        text: 'Customers now argue with us before we build the wrong thing. I recommend it.',
        copiedBy: 'colleague',
      },
      {
        by: 'colleague',
        mood: 'neutral',
        text: 'The roadmap link in the footer is the most visited page after the documentation.',
      },
    ],
  },
]
