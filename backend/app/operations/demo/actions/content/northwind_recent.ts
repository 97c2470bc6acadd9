import type { DemoPost } from './demo_content.js'

/** The posts of Northwind Labs from recent days. */
export const NORTHWIND_RECENT: DemoPost[] = [
  {
    by: 'member',
    hoursAgo: 5,
    title: 'How we cut our p95 latency in half without buying hardware',
    url: 'https://www.linkedin.com/posts/marina-duarte_latency-activity-7264',
    comment:
      'Our infra story is finally out. A thoughtful question in the comments helps far more than a like.',
    isPublic: true,
    mood: 'reflective',
    tags: ['engineering', 'performance', 'backend'],
    suggestions: [
      {
        by: 'owner',
        mood: 'curious',
        text: 'The part about measuring before optimising is what most teams skip. Marina, which single number changed your mind about the cache?',
        replies: [{ by: 'colleague', text: 'Ask about the flame graphs too, she loves that question.' }],
      },
      {
        by: 'administrator',
        mood: 'appreciative',
        text: 'Watched this from two desks away: no heroics, just a week of honest profiling and a very boring fix. Best kind of engineering.',
        copiedBy: 'owner',
        replies: [{ by: 'member', text: 'Thank you! Maybe name Priya too, she wrote the tooling.' }],
      },
      {
        by: 'colleague',
        mood: 'witty',
        text: 'So the fastest query is the one you never run? Somebody print this on a mug.',
      },
      {
        by: 'colleague',
        mood: 'encouraging',
        text: 'Half the latency with zero new machines deserves a much louder headline. Congratulations to the whole team.',
        copiedBy: 'administrator',
      },
      {
        by: 'owner',
        mood: 'objective',
        text: 'For context: 420 ms to 190 ms at the 95th percentile, same instances, same traffic. The graphs are in the post.',
      },
      {
        by: 'administrator',
        mood: 'reflective',
        text: 'Every slow system I have met was slow in a place nobody had looked at for years. This is a good reminder to look.',
      },
      {
        by: 'owner',
        mood: 'playful',
        text: 'I asked for a faster dashboard and got a lecture on queues. Worth it.',
        copiedBy: 'colleague',
      },
      { by: 'colleague', text: 'Saving this one for the next time somebody says “let us just add a node”.' },
    ],
  },
  {
    by: 'administrator',
    hoursAgo: 27,
    title: 'We are hiring a founding designer in Lisbon',
    url: 'https://www.linkedin.com/posts/northwind-labs_hiring-design-lisbon',
    comment: 'If you know someone great, tag them. Otherwise tell people what it is like to work with us.',
    isPublic: true,
    tags: ['hiring', 'design'],
    suggestions: [
      {
        by: 'member',
        mood: 'cheerful',
        text: 'Six months here and the thing I did not expect: designers are in the room before the first ticket exists.',
        copiedBy: 'colleague',
      },
      {
        by: 'colleague',
        mood: 'funny',
        text: 'Perks include opinions about kerning being taken seriously in stand-up.',
      },
      {
        by: 'owner',
        mood: 'respectful',
        text: 'We are looking for somebody who will say no to us, kindly and with reasons. If that is you, write to Tomás.',
        copiedBy: 'member',
      },
      {
        by: 'member',
        mood: 'optimistic',
        text: 'The river is two streets away and the roadmap is still soft clay. Good time to join.',
      },
    ],
  },
  {
    by: 'colleague',
    hoursAgo: 52,
    title: 'Talk: shipping a design system with four people',
    url: 'https://www.youtube.com/watch?v=northwind-design-system',
    tags: ['design-systems', 'talk'],
    suggestions: [
      {
        by: 'owner',
        mood: 'appreciative',
        text: 'Forty minutes and not one slide of boxes and arrows. Thank you for showing the mistakes as well.',
        copiedBy: 'administrator',
      },
      {
        by: 'member',
        mood: 'curious',
        text: 'How did you decide which component to delete first? That part went by too quickly.',
        copiedBy: 'owner',
      },
      {
        by: 'administrator',
        mood: 'self-deprecating',
        text: 'I am the developer from minute 31. I have since apologised to the button.',
        copiedBy: 'member',
      },
    ],
  },
  {
    by: 'owner',
    hoursAgo: 75,
    title: 'Fanfare for the release: v3.0 is out',
    url: 'https://github.com/northwind-labs/telemetry/releases/tag/v3.0.0',
    comment: 'Three months of work by eleven people. Please say hello to the ones who never get named.',
    isPublic: true,
    tags: ['release', 'open-source', 'team'],
    suggestions: [
      {
        by: 'member',
        mood: 'excited',
        text: 'Upgraded over lunch, nothing broke, and the collector uses a third less memory. This is how major versions should feel.',
        copiedBy: 'owner',
      },
      {
        by: 'colleague',
        mood: 'appreciative',
        text: 'A special cheer for whoever wrote the migration notes. I read them twice, for pleasure.',
      },
      {
        by: 'administrator',
        mood: 'serious',
        text: 'The deprecation policy in this release is worth reading on its own: two versions of warning, then one clear break.',
      },
      {
        by: 'member',
        mood: 'poetic',
        text: 'Three months of small commits, and on a Tuesday afternoon they all lean the same way.',
      },
      {
        by: 'colleague',
        mood: 'goofy',
        text: 'v3.0 walked so v3.0.1 could be released on Friday. Kidding. Mostly.',
      },
    ],
  },
  {
    by: 'colleague',
    hoursAgo: 150,
    title: 'What our customers taught us about pricing',
    url: 'https://blog.northwind.example/what-customers-taught-us-about-pricing',
    comment: 'New domain for us, so it is waiting for a moderator before others see it.',
    isPublic: true,
    tags: ['pricing'],
    suggestions: [],
  },
]
