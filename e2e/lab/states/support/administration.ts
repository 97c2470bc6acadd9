import { changed } from './answers.ts'
import type { State } from './state.ts'
import { keys, press, read, see, type } from './steps.ts'

const at = (path: string) => ({ as: 'administrator', at: path }) as const

const FAILED_JOB = {
  id: 'job-1',
  queue: 'mails',
  name: 'SendMail',
  error: 'connect ECONNREFUSED 127.0.0.1:25',
  attempts: 5,
  failedAt: '2026-11-20T09:14:00.000Z',
}

/** The decisions of administrators. */
export const ADMINISTRATION_STATES: State[] = [
  {
    name: 'host without a name',
    ...at('/admin/hosts'),
    steps: [press('button', 'Add host'), read('Enter a host')],
  },
  { name: 'menu of a host', ...at('/admin/hosts'), steps: [press('button', /^Actions for/), see('menu')] },
  {
    name: 'blocking a host',
    ...at('/admin/hosts?search=linkedin'),
    steps: [press('button', /^Actions for/), press('menuitem', /^Block/), see('alertdialog')],
  },
  {
    name: 'no such host',
    ...at('/admin/hosts?search=qqqqqq'),
    steps: [see('heading', 'No host found')],
  },
  { name: 'row of the queue', ...at('/admin/moderation'), steps: [keys('j')] },
  { name: 'several rows of the queue', ...at('/admin/moderation'), steps: [press('checkbox', 'Select all')] },
  {
    name: 'rejecting a post',
    ...at('/admin/moderation'),
    steps: [press('button', /^Reject /), see('dialog')],
  },
  {
    name: 'rejecting a post without a reason',
    ...at('/admin/moderation'),
    steps: [press('button', /^Reject /), press('button', /^Reject/), read('Enter a reason')],
  },
  {
    name: 'menu of a person',
    ...at('/admin/people'),
    steps: [press('button', /^Actions on Marina/), see('menu')],
  },
  {
    name: 'disabling an account',
    ...at('/admin/people'),
    steps: [press('button', /^Actions on Marina/), press('menuitem', 'Disable account'), see('alertdialog')],
  },
  {
    name: 'making an administrator',
    ...at('/admin/people'),
    steps: [
      press('button', /^Actions on Marina/),
      press('menuitem', 'Make administrator'),
      read(/an administrator\?$/),
    ],
  },
  {
    name: 'reset link for a person',
    ...at('/admin/people'),
    steps: [press('button', /^Actions on Marina/), press('menuitem', 'Create reset link'), see('dialog')],
  },
  { name: 'nobody found', ...at('/admin/people?search=qqqqqq'), steps: [see('heading', 'No people found')] },
  {
    name: 'reset link without an address',
    ...at('/admin/reset-links'),
    steps: [
      type('Email of the account', 'nobody'),
      press('button', 'Create link'),
      read('Enter a valid email'),
    ],
  },
  { name: 'answer to a report', ...at('/admin/reports'), steps: [press('button', 'Resolve')] },
  {
    name: 'answer to a report on a phone',
    ...at('/admin/reports'),
    phone: true,
    steps: [press('link', /Pending/), press('button', 'Resolve')],
  },
  {
    name: 'blocking the domain of a reported post',
    ...at('/admin/reports'),
    steps: [press('button', /^Block/), see('button', 'Block and answer')],
  },
  {
    name: 'new name of a tag',
    ...at('/admin/tags'),
    steps: [press('button', /^Rename/), see('textbox', /^New name/)],
  },
  { name: 'deleting a tag', ...at('/admin/tags'), steps: [press('button', /^Delete #/), see('alertdialog')] },
  {
    name: 'no such tag',
    ...at('/admin/tags?search=qqqqqq'),
  },
  { name: 'log that is filtered', ...at('/admin/log?from=2020-01-01&to=2020-01-02') },
  {
    name: 'failed jobs',
    ...at('/admin/jobs'),
    answers: [
      changed(/^\/admin\/jobs/, (body: object) => ({
        ...body,
        jobs: [FAILED_JOB],
      })),
    ],
  },
  { name: 'approved testimonials', ...at('/admin/testimonials?status=approved') },
  { name: 'closed requests', ...at('/admin/support?status=closed') },
]
