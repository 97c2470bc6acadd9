import { failed } from './answers.ts'
import type { State } from './state.ts'
import { focus, keys, press, read, see, type } from './steps.ts'

const POST = { as: 'owner', at: ({ post }) => post } satisfies Partial<State>
const PUBLIC = { as: 'owner', at: ({ latency }) => latency } satisfies Partial<State>
const READER = { as: 'member', at: ({ post }) => post } satisfies Partial<State>
const EDIT = { as: 'member', at: ({ post }) => `${post}/edit` } satisfies Partial<State>
const NEW = { as: 'member', at: ({ organizationId: id }) => `/${id}/create-post` } satisfies Partial<State>
const COMMUNITY = { as: 'member', at: '/community' } as const

const OPEN_MORE = press('button', 'Add suggestions and details')

/** A post, its suggestions and its form. */
export const POST_STATES: State[] = [
  { name: 'share menu of a post', ...PUBLIC, steps: [press('button', 'Share'), see('menu')] },
  { name: 'share menu on a phone', ...PUBLIC, phone: true, steps: [press('button', 'Share'), see('menu')] },
  {
    name: 'deleting a post',
    ...POST,
    steps: [press('button', 'Delete post'), see('alertdialog')],
  },
  { name: 'selected suggestion', ...POST, steps: [keys('j')] },
  {
    name: 'form of a suggestion',
    ...POST,
    steps: [press('button', /^Suggest a comment/), see('textbox', 'Suggest a comment')],
  },
  {
    name: 'form of a suggestion with words',
    ...POST,
    phone: true,
    steps: [press('button', /^Suggest a comment/), type('Suggest a comment', 'Bravo! '.repeat(200))],
  },
  {
    name: 'editing before copying',
    ...READER,
    steps: [press('button', 'Edit first'), see('textbox', 'Your words')],
  },
  {
    name: 'response to a suggestion',
    ...POST,
    steps: [press('button', 'Add a response'), see('textbox', 'Your response')],
  },
  {
    name: 'menu of a suggestion',
    ...POST,
    steps: [press('button', 'More about this suggestion'), see('menu')],
  },
  {
    name: 'deleting a suggestion',
    ...POST,
    steps: [
      press('button', 'More about this suggestion'),
      press('menuitem', /^Delete/),
      see('alertdialog', 'Delete this suggestion?'),
    ],
  },
  {
    name: 'generating suggestions',
    ...POST,
    steps: [press('button', 'Generate AI comments'), see('dialog')],
  },
  {
    name: 'generating suggestions on a phone',
    ...POST,
    phone: true,
    steps: [press('button', 'Generate AI comments'), see('dialog')],
  },
  {
    name: 'bar of a phone',
    as: 'member',
    at: ({ post }) => post,
    phone: true,
    steps: [see('button', 'Copy')],
  },
  {
    name: 'supply that cannot be loaded',
    ...POST,
    answers: [failed(/\/supply$/)],
    steps: [read('The list of people who copied could not be loaded.')],
  },

  { name: 'tags of a post', ...EDIT, steps: [type('Tags', 'a'), see('option', /^#/)] },
  {
    name: 'tags of a post on a phone',
    ...EDIT,
    phone: true,
    steps: [type('Tags', 'a'), see('option', /^#/)],
  },
  { name: 'new tag of a post', ...EDIT, steps: [type('Tags', 'brandnew'), see('option', /^New tag/)] },
  { name: 'chosen tags of a post', ...EDIT, steps: [type('Tags', 'one,two,three,')] },
  { name: 'moods of a post', ...EDIT, steps: [press('button', 'Mood'), see('button', /Curious/)] },
  {
    name: 'form of a post with errors',
    ...EDIT,
    steps: [type('Link (URL)', ''), type('Title', ''), keys('Tab')],
  },
  {
    name: 'new post with a link that cannot be shared',
    ...NEW,
    steps: [type('Link (URL)', 'https://bit.ly/3abc'), focus('textbox', 'Title'), see('alert')],
  },
  {
    name: 'new post on a host nobody knows',
    ...NEW,
    steps: [
      type('Link (URL)', 'https://unknown-host.example/a'),
      focus('textbox', 'Title'),
      read('Domain Not Reviewed'),
    ],
  },
  { name: 'new post that is private', ...NEW, steps: [press('radio', /^Private/)] },
  {
    name: 'new post that is sensitive',
    ...NEW,
    steps: [OPEN_MORE, press('checkbox', /^Sensitive/)],
  },
  { name: 'optional fields of a new post on a phone', ...NEW, phone: true, steps: [OPEN_MORE] },
  {
    name: 'new post with more suggestions',
    ...NEW,
    steps: [OPEN_MORE, press('button', 'Add a suggestion'), press('button', 'Add a suggestion')],
  },
  {
    name: 'new post that is written on a phone',
    ...NEW,
    phone: true,
    steps: [type('Title', 'Written on the way')],
  },

  {
    name: 'report of a post',
    ...COMMUNITY,
    steps: [press('button', /^Report post/), see('dialog', 'Report post')],
  },
  {
    name: 'report of a post without a reason',
    ...COMMUNITY,
    steps: [press('button', /^Report post/), press('button', 'Send report'), read('Choose a reason')],
  },
  {
    name: 'report of a post on a phone',
    ...COMMUNITY,
    phone: true,
    steps: [press('button', /^Report post/), see('dialog', 'Report post')],
  },
  {
    name: 'posts with a tag',
    as: 'member',
    at: '/community?tags=performance',
    steps: [see('button', 'Clear tags')],
  },
  {
    name: 'open tags of the community on a phone',
    ...COMMUNITY,
    phone: true,
    steps: [press('button', 'Filter by tag'), see('searchbox', 'Search tags')],
  },
  {
    name: 'no such tag in the community',
    ...COMMUNITY,
    steps: [type('Search tags', 'qqqqqq')],
  },
  {
    name: 'uncovered post',
    as: 'owner',
    at: '/dashboard?search=sensitive',
  },
]
