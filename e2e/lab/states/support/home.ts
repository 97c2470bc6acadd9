import { answered, changed, emptied, organized } from './answers.ts'
import type { Stage } from './stage.ts'
import type { State } from './state.ts'
import { keys, press, read, see, type } from './steps.ts'

const MEMBERS = {
  as: 'owner',
  at: ({ organizationId }: Stage) => `/organizations/${organizationId}/settings/users`,
} satisfies Partial<State>

/** An organization in which nothing is shared. */
const EMPTY = {
  as: 'owner',
  at: '/dashboard',
  answers: [organized({ postsCount: 0 }), emptied(/^\/posts\/organization\//)],
} satisfies Partial<State>

const WITHOUT_ORGANIZATION = {
  as: 'member',
  at: '/dashboard',
  answers: [emptied(/^\/organizations\?/)],
} satisfies Partial<State>

/** A member of another organization may join one, or has asked to. */
const offered = (facts: object) =>
  ({
    as: 'member',
    at: '/dashboard',
    answers: [
      answered('GET', /^\/users\/me\/join-offers/, {
        offers: [
          {
            organization: { id: 'org-7', name: 'Brightside Media' },
            domain: 'northwind.example',
            joining: 'direct',
            requestedAt: null,
            isDismissed: false,
            ...facts,
          },
        ],
      }),
    ],
  }) satisfies Partial<State>
const OFFERED = offered({})
const ASKED = offered({ joining: 'request', requestedAt: '2026-11-20T09:14:00.000Z' })
const openMenu = press('button', /^Organization:/)

const inviteLink = (facts: object) =>
  answered('GET', /\/invite-link$/, {
    inviteLink: {
      link: 'https://fanfare.example/invitation/made-up',
      role: 'member',
      createdBy: null,
      createdAt: '2026-11-20T09:14:00.000Z',
      expiresAt: '2026-12-20T09:14:00.000Z',
      uses: 2,
      usesMax: 10,
      hasEnded: false,
      ...facts,
    },
  })

/** What people meet first: the dashboard before there is anything, and how they come together. */
export const HOME_STATES: State[] = [
  { name: 'dashboard before the first post', ...EMPTY, steps: [see('textbox', 'Paste the link of a post')] },
  {
    name: 'dashboard before the first post on a phone',
    ...EMPTY,
    phone: true,
    steps: [see('textbox', 'Paste the link of a post')],
  },
  {
    name: 'first link that is none',
    ...EMPTY,
    steps: [
      type('Paste the link of a post', 'hello'),
      keys('Enter'),
      read('This is not a web link. Copy the address of a post and paste it here.'),
    ],
  },
  {
    name: 'dashboard without an organization',
    ...WITHOUT_ORGANIZATION,
    steps: [see('textbox', 'Invitation link')],
  },
  {
    name: 'invitation that is none',
    ...WITHOUT_ORGANIZATION,
    steps: [
      type('Invitation link', 'hello'),
      press('button', 'Open invitation'),
      read('This is not an invitation link. Copy the link again.'),
    ],
  },
  {
    name: 'dashboard with nothing to copy',
    as: 'member',
    at: '/dashboard',
    answers: [emptied(/\/waiting$/)],
    steps: [read('You are all caught up.')],
  },
  {
    name: 'next post that waits',
    as: 'member',
    at: '/dashboard',
    steps: [press('button', 'Next post'), read(/^2 of /)],
  },
  {
    name: 'organization that a member may join',
    ...OFFERED,
    steps: [openMenu, see('menuitem', 'Brightside Media Join')],
  },
  {
    name: 'offer to join',
    ...OFFERED,
    steps: [openMenu, press('menuitem', /Join$/), see('dialog', 'Join Brightside Media')],
  },
  {
    name: 'offer to join on a phone',
    ...OFFERED,
    phone: true,
    steps: [openMenu, press('menuitem', /Join$/), see('dialog', 'Join Brightside Media')],
  },
  {
    name: 'request to join that waits',
    ...ASKED,
    steps: [openMenu, press('menuitem', /Asked$/), see('button', 'Withdraw request')],
  },
  {
    name: 'offer to join without an organization',
    ...WITHOUT_ORGANIZATION,
    answers: [...WITHOUT_ORGANIZATION.answers, ...OFFERED.answers],
    steps: [see('region', 'Join Brightside Media')],
  },
  {
    name: 'outcomes of many invitations',
    ...MEMBERS,
    answers: [
      answered('POST', /\/invitations$/, {
        results: [
          { email: 'a@example.org', outcome: 'sent', sendAt: null },
          { email: 'b@example.org', outcome: 'queued', sendAt: '2026-12-01T09:14:00.000Z' },
          { email: 'c@example.org', outcome: 'unknown', sendAt: null },
        ],
      }),
    ],
    steps: [
      type('Email addresses', 'a@example.org b@example.org c@example.org'),
      press('button', 'Send invitation'),
      see('button', 'Invite them to sign up'),
    ],
  },
  { name: 'invite link', ...MEMBERS, answers: [inviteLink({})], steps: [see('button', 'Copy link')] },
  {
    name: 'invite link that has ended',
    ...MEMBERS,
    answers: [inviteLink({ hasEnded: true })],
    steps: [read('Ended')],
  },
  {
    name: 'revoking an invite link',
    ...MEMBERS,
    answers: [inviteLink({})],
    steps: [press('button', 'Revoke'), see('alertdialog')],
  },
  {
    name: 'invite link for a visitor',
    as: 'visitor',
    at: ({ invitationToken }) => `/invitation/${invitationToken}`,
    answers: [
      changed(/^\/organizations\/invitations\//, (check: object) => ({
        ...check,
        invitedEmail: null,
        signUpEmail: null,
      })),
    ],
    steps: [see('link', 'Log In')],
  },
]
