import type { DemoPost } from './demo_content.js'

const DAY = 24

/** The posts of the second, smaller organization. */
export const TIDELINE_POSTS: DemoPost[] = [
  {
    by: 'colleague',
    hoursAgo: 30,
    title: 'Tideline Studio opens its doors in Porto',
    url: 'https://www.linkedin.com/posts/tideline-studio_opening-porto',
    comment: 'Come by, there will be coffee and a very old printing press.',
    isPublic: true,
    tags: ['design', 'team'],
    suggestions: [
      {
        by: 'owner',
        mood: 'cheerful',
        text: 'A studio with a view of ships and a press from 1911. I will be the one who does not leave.',
      },
      {
        by: 'member',
        mood: 'excited',
        text: 'Finally a reason to take the early train. See you there!',
        copiedBy: 'colleague',
      },
    ],
  },
  {
    by: 'owner',
    hoursAgo: 8 * DAY,
    title: 'A type specimen made of harbour signs',
    url: 'https://www.instagram.com/p/harbour-type-specimen/',
    isPublic: true,
    tags: ['design', 'typography'],
    suggestions: [
      {
        by: 'colleague',
        mood: 'poetic',
        text: 'Letters that have stood in the salt wind for forty years and still lean forward.',
      },
    ],
  },
  {
    by: 'colleague',
    hoursAgo: 13 * DAY,
    title: 'Quote for the ferry company, second round',
    url: 'https://github.com/tideline-studio/ferry/issues/4',
    tags: ['pricing'],
    suggestions: [
      {
        by: 'owner',
        mood: 'serious',
        text: 'Ask how many signs there are in winter. It changes the number.',
      },
    ],
  },
]
