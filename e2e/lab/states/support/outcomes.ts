import { answered, changed } from './answers.ts'
import { POST as PUBLIC_POST } from './screens.ts'
import { SHARED_LINK } from './stage.ts'
import type { State } from './state.ts'
import { attach, keys, press, read, see, type } from './steps.ts'

const SPARE = { as: 'member', at: ({ spare }) => spare } satisfies Partial<State>
const NEW = { as: 'member', at: ({ organizationId: id }) => `/${id}/create-post` } satisfies Partial<State>
const TWO_FACTOR = { as: 'member', at: '/2fa' } as const
const MOMENT = '2026-11-20T09:14:00.000Z'
const ONE_PAGE = { page: 1, limit: 20, total: 1, totalPages: 1 }

/** A picture of one pixel. */
const PIXEL = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAIAAACQd1PeAAAADElEQVR4nGP4z8AAAAMBAQDJ/pLvAAAAAElFTkSuQmCC'
const QR_CODE = answered('POST', /^\/2fa\/generate/, {
  qrCode: `data:image/png;base64,${PIXEL}`,
  secret: 'JBSW Y3DP EHPK 3PXP',
})

const REQUEST = {
  id: 'request-1',
  title: 'The button does nothing',
  description: 'I click, and nothing happens.',
  priority: 'High',
  status: 'open',
  name: 'Vera Visitor',
  email: 'vera@example.org',
  userId: null,
  user: null,
  attachments: [{ id: 'file-1', filename: 'screen.png', mimetype: 'image/png', size: 2_048, url: '/api/x' }],
  createdAt: MOMENT,
  closedAt: null,
  answers: [],
  reachesRequester: true,
}

/** The screens after an action. For some of them the response of the server is faked. */
export const OUTCOME_STATES: State[] = [
  {
    name: 'edited copy that is too long',
    ...SPARE,
    steps: [
      press('button', 'Edit first'),
      type('Your words', 'Bravo! '.repeat(600)),
      keys('Control+Enter'),
      read(/over the limit/),
    ],
  },
  { name: 'copied suggestion', ...SPARE, steps: [press('button', /^Copy$/), see('button', 'Undo')] },
  {
    name: 'copied suggestion on a phone',
    ...SPARE,
    phone: true,
    steps: [press('button', /^Copy$/), see('button', 'Undo')],
  },
  {
    name: 'copied suggestion of the dashboard',
    as: 'member',
    at: '/dashboard',
    steps: [press('button', /^Copy and open/), see('button', 'Undo')],
  },
  {
    name: 'copied suggestion of a public post',
    as: 'visitor',
    at: ({ publicPost }) => publicPost,
    steps: [press('button', /^Copy$/), see('link', /^Open/)],
  },
  {
    name: 'copied example of the landing page',
    as: 'visitor',
    at: '/',
    steps: [press('button', /^Copy$/), read('You copied this')],
  },
  {
    name: 'suggestion that repeats another',
    as: 'owner',
    at: ({ spare }) => spare,
    steps: [
      press('button', /^Suggest a comment/),
      type('Suggest a comment', 'The tuba deserves a solo.'),
      press('button', 'Add suggestion'),
      see('alert'),
    ],
  },
  {
    name: 'review of generated suggestions',
    as: 'owner',
    at: ({ spare }) => spare,
    steps: [
      press('button', 'Generate AI comments'),
      press('button', /^Generate$/),
      see('dialog', 'Review AI comments'),
      see('textbox'),
    ],
  },
  {
    name: 'new post with a link preview',
    ...NEW,
    steps: [type('Link (URL)', 'http://m.youtube.com/every-day'), see('figure', 'Link preview')],
  },
  {
    name: 'new post with a link that was shared before',
    ...NEW,
    steps: [type('Link (URL)', SHARED_LINK), read(/shared this link/)],
  },
  {
    name: 'rejected post',
    as: 'member',
    at: ({ bare }) => bare,
    answers: [
      changed(/^\/posts\/[^/]+$/, ({ post }: { post: object }) => ({
        post: { ...post, moderationStatus: 'rejected', moderationReason: 'A link farm.' },
      })),
    ],
    steps: [read(/A link farm/)],
  },
  {
    name: 'sensitive public post',
    as: 'visitor',
    at: PUBLIC_POST,
    from: '/privacy',
    answers: [
      changed(/^\/posts\/public\//, ({ post }: { post: object }) => ({
        post: { ...post, isSensitive: true },
      })),
    ],
    steps: [read('This post was marked as sensitive.')],
  },
  {
    name: 'first steps',
    as: 'owner',
    at: '/dashboard',
    answers: [
      answered('GET', /\/first-steps$/, {
        firstSteps: { postId: null, suggestionsAdded: false, colleagueInvited: false },
      }),
    ],
    steps: [see('region', 'First steps')],
  },
  {
    name: 'post that was reported before',
    as: 'member',
    at: '/community',
    answers: [answered('POST', /\/report$/, { code: 'REPORT_EXISTS', message: '', requestId: 'state' }, 409)],
    steps: [
      press('button', /^Report post/),
      press('radio', 'Spam'),
      press('button', 'Send report'),
      read(/You have already reported this post/),
    ],
  },
  {
    name: 'answered report',
    as: 'owner',
    at: '/reports',
    answers: [
      changed(/^\/users\/me\/reports/, ({ reports, ...rest }: { reports: object[] }) => ({
        ...rest,
        reports: reports.map((report) => ({
          ...report,
          status: 'resolved',
          moderatorResponse: 'Thank you. We have asked the team to stop.',
          resolvedAt: MOMENT,
        })),
      })),
    ],
    steps: [read(/We have asked the team to stop/)],
  },
  {
    name: 'QR code of two-factor',
    ...TWO_FACTOR,
    answers: [QR_CODE],
    steps: [press('button', 'Generate a QR code'), see('img', 'QR code for the authenticator app')],
  },
  {
    name: 'recovery codes',
    ...TWO_FACTOR,
    answers: [
      QR_CODE,
      answered('POST', /^\/2fa\/turn-on/, { recoveryCodes: ['k7qf-9mwd', 'b2xn-4hrt', 'p8dc-2vjm'] }),
    ],
    steps: [
      press('button', 'Generate a QR code'),
      type('6-digit code', '123456'),
      press('button', 'Verify and turn on'),
      see('list', 'Recovery codes'),
    ],
  },
  {
    name: 'code after a password',
    as: 'visitor',
    at: '/login',
    answers: [
      answered('POST', /^\/auth\/login/, { requires2FA: true, userId: 'user-1', message: 'Enter your code' }),
    ],
    steps: [
      press('button', 'Continue with email and password'),
      type('Email', 'nobody@fanfare.example'),
      type('Password', 'Brass-band-7!'),
      press('button', 'Sign in'),
      see('heading', 'Two-factor verification'),
    ],
  },
  {
    name: 'provider whose address has an account',
    as: 'visitor',
    at: '/auth?join=made-up',
    steps: [see('heading', 'You already have an account')],
  },
  {
    name: 'created reset link',
    as: 'administrator',
    at: '/admin/reset-links',
    answers: [
      answered('POST', /^\/admin\/reset-links/, {
        url: 'https://fanfare.example/reset-password?token=made-up',
      }),
    ],
    steps: [
      type('Email of the account', 'nobody@fanfare.example'),
      press('button', 'Create link'),
      read(/reset-password\?token=/),
    ],
  },
  {
    name: 'merging tags',
    as: 'administrator',
    at: '/admin/tags?search=announcement',
    steps: [press('button', /^Rename/), type(/^New name/, 'hiring'), keys('Enter'), see('alertdialog')],
  },
  {
    name: 'request for support with a file',
    as: 'visitor',
    at: '/pricing',
    steps: [
      press('button', 'Request support'),
      attach('Add a file', {
        name: 'screen.png',
        mimeType: 'image/png',
        buffer: Buffer.from(PIXEL, 'base64'),
      }),
      read('screen.png'),
    ],
  },
  {
    name: 'support request beside the list',
    as: 'administrator',
    at: '/admin/support',
    answers: [
      answered('GET', /^\/support\/admin\/requests(?:\?|$)/, { requests: [REQUEST], pagination: ONE_PAGE }),
      answered('GET', /^\/support\/admin\/requests\//, { request: REQUEST }),
    ],
    steps: [press('link', REQUEST.title), see('heading', REQUEST.title)],
  },
  {
    name: 'answered request for support',
    as: 'owner',
    at: '/support',
    answers: [
      answered('GET', /^\/users\/me\/support-requests/, {
        requests: [
          {
            ...REQUEST,
            status: 'closed',
            answers: [{ id: 'answer-1', content: 'It is back on the dashboard.', createdAt: MOMENT }],
          },
        ],
        pagination: ONE_PAGE,
      }),
    ],
    steps: [read('It is back on the dashboard.')],
  },
  {
    name: 'new account of an invitation',
    as: 'visitor',
    at: ({ signUpToken }) => `/invitation/${signUpToken}`,
    steps: [press('link', 'Sign Up'), see('dialog')],
  },
]
