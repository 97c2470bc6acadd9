import type { Locator } from '@playwright/test'
import { expect, test, type Page } from '../../support/test.ts'
import type { Visitor } from '../../support/crawl/visits.ts'
import { POST } from '../states/support/screens.ts'
import { theStage, type Stage } from '../states/support/stage.ts'

type Part = (page: Page) => Locator
type Role = Parameters<Page['getByRole']>[0]
type Name = string | RegExp

interface Screen {
  name: string
  as: Visitor
  at: string | ((stage: Stage) => string)
  /** What is pressed first, one after the other. */
  open?: Part[]
  parts: Part[]
}

const one =
  (role: Role) =>
  (...names: Name[]): Part[] =>
    names.map((name) => (page) => page.getByRole(role, { name }).first())

const links = one('link')
const buttons = one('button')
const headings = one('heading')
const menuItems = one('menuitem')
const regions = one('region')
const choices = one('radio')
const fields = (...names: Name[]): Part[] => names.map((name) => (page) => page.getByLabel(name).first())
const texts = (...words: Name[]): Part[] => words.map((text) => (page) => page.getByText(text).first())

const settings = (section: string) => (stage: Stage) =>
  `/organizations/${stage.organizationId}/settings${section}`

/** What the specification names on each screen; parts in words of their own have the words of the product. */
const SCREENS: Screen[] = [
  {
    name: 'header of an administrator',
    as: 'administrator',
    at: '/dashboard',
    parts: [...links(/^Fanfare, home/, 'Home', 'Integrations', 'Community', 'Admin', 'Dashboard')],
  },
  {
    name: 'menu of the account',
    as: 'owner',
    at: '/dashboard',
    open: buttons('Account menu'),
    parts: menuItems('Community', 'Organizations', 'Profile', /^Two-factor/, 'Sign out'),
  },
  {
    name: 'header and footer of a visitor',
    as: 'visitor',
    at: '/',
    parts: [
      ...links('Sign in', 'Get started', 'Integrations', 'Pricing', 'Privacy', 'Terms'),
      ...headings('Product', 'Company', 'Support'),
      ...buttons('Request support'),
      ...fields('Language'),
    ],
  },
  {
    name: 'support request of a visitor',
    as: 'visitor',
    at: '/pricing',
    open: buttons('Request support'),
    parts: fields(/^Name/, /^Email/, /^Title/, /^Description/, /^Priority/, /^(Attachments|Files)/),
  },
  {
    name: 'sign-in',
    as: 'visitor',
    at: '/login',
    parts: [
      ...links('Continue with Google', 'Continue with LinkedIn'),
      ...buttons(/^Continue with GitHub/, 'Continue with email and password'),
    ],
  },
  {
    name: 'sign-in with a password',
    as: 'visitor',
    at: '/login',
    open: buttons('Continue with email and password'),
    parts: [...fields(/^Email/, /^Password/), ...links(/^Forgot/), ...buttons(/^Create an account/)],
  },
  {
    name: 'sign-in without a token',
    as: 'visitor',
    at: '/auth',
    parts: [...texts(/token/i), ...links(/^Try again/)],
  },
  {
    name: 'forgotten password',
    as: 'visitor',
    at: '/forgot-password',
    parts: [...fields('Email'), ...buttons('Send reset email'), ...links('Back to sign-in')],
  },
  {
    name: 'reset without a token',
    as: 'visitor',
    at: '/reset-password',
    parts: links('Back to sign-in'),
  },
  {
    name: 'profile',
    as: 'owner',
    at: '/profile',
    parts: [
      ...fields('Name', 'Email', 'Choose a picture'),
      ...regions('Password', 'Two-factor authentication'),
      ...texts('Account ID', 'Member since', 'Last updated'),
      ...links('Set up two-factor'),
      ...['Dashboard', 'Organizations'].map((name): Part => {
        return (page) => page.getByRole('navigation', { name: 'Quick links' }).getByRole('link', { name })
      }),
    ],
  },
  {
    name: 'two-factor',
    as: 'owner',
    at: '/2fa',
    parts: [...buttons(/QR code/), ...links('Profile')],
  },
  {
    name: 'organizations',
    as: 'owner',
    at: '/organizations',
    parts: [
      ...links('Create organization', /settings$/i),
      ...texts('Selected', /^Created/, 'Letters, signs and the occasional ferry.'),
      ...buttons(/^Select/),
    ],
  },
  {
    name: 'new organization',
    as: 'owner',
    at: '/organizations/create',
    parts: [
      ...fields('Name', 'Address', /^Description/),
      ...buttons('Back', 'Cancel', 'Create organization'),
    ],
  },
  {
    name: 'picker of organizations',
    as: 'owner',
    at: '/dashboard',
    open: buttons(/^Organization:/),
    parts: [(page) => page.getByText('Tideline Studio').first(), (page) => page.getByText(/^Manage/).first()],
  },
  {
    name: 'settings',
    as: 'owner',
    at: settings(''),
    parts: [
      ...links('Organizations', 'Overview', 'Share messages', 'AI prompts', 'AI providers', 'Slack'),
      ...texts(/Microsoft Teams/, /Discord/),
      ...headings('Company information', 'Customizations', 'Integrations', 'Members', 'Quick actions'),
      ...buttons('Customizations', 'Integrations'),
    ],
  },
  {
    name: 'company information',
    as: 'owner',
    at: settings('/company-information'),
    parts: [
      ...fields('Name', /^Description/, 'Address'),
      ...texts(/^Created/, /^Last updated/, 'Organization ID'),
      ...buttons(/^Delete/),
    ],
  },
  {
    name: 'share messages',
    as: 'owner',
    at: settings('/customizations/share-messages'),
    parts: [
      ...fields('Public message', 'Chat message'),
      ...texts('Preview'),
      ...buttons('Cancel', 'Save messages'),
    ],
  },
  {
    name: 'Slack of an organization',
    as: 'owner',
    at: settings('/integrations/slack'),
    parts: buttons(/^Connect/),
  },
  {
    name: 'AI providers',
    as: 'owner',
    at: settings('/ai-providers'),
    parts: [...texts('Active'), ...buttons(/^Test/, /^Remove/, 'Add provider')],
  },
  {
    name: 'new AI provider',
    as: 'owner',
    at: settings('/ai-providers'),
    open: buttons('Add provider'),
    parts: fields(/^Provider/, /^API key/),
  },
  {
    name: 'members',
    as: 'owner',
    at: settings('/users'),
    parts: [
      ...texts('marina@northwind.example', /Joined/, 'Owner'),
      ...buttons(/^Remove/, /invit/i),
      ...fields(/^Role of/),
    ],
  },
  {
    name: 'dashboard',
    as: 'owner',
    at: '/dashboard',
    parts: [
      ...headings(/, Ana$/),
      ...links('Share a post', 'Settings'),
      ...texts('Total posts', 'Public', 'Private', 'No description'),
      ...buttons(/^Organization:/, /^Share /, /^Actions for/, /testimonial/i),
    ],
  },
  {
    name: 'menu of a public post on the dashboard',
    as: 'owner',
    at: '/dashboard?search=p95',
    open: buttons(/^Actions for How we cut/),
    parts: menuItems('View details', /^Copy/),
  },
  {
    name: 'new post',
    as: 'owner',
    at: ({ organizationId }) => `/${organizationId}/create-post`,
    open: buttons('Add suggestions and details'),
    parts: [
      ...fields('Link (URL)', 'Title', /^Comment/, /^Tags/),
      ...choices('Public', 'Private'),
      ...texts('Recommended'),
      ...links('Cancel'),
      ...buttons('Share'),
    ],
  },
  {
    name: 'public post of a member',
    as: 'owner',
    at: ({ latency }) => latency,
    parts: [
      ...headings(/How we cut our p95/, /^Comment suggestions/),
      ...texts('Marina Duarte', 'Public'),
      ...links('Open original', 'Edit post'),
      ...buttons(
        'Delete post',
        /^Copy/,
        /Share/,
        'Generate AI comments',
        'Suggest a comment',
        'Add a response',
      ),
    ],
  },
  {
    name: 'form of a post',
    as: 'owner',
    at: ({ post }) => `${post}/edit`,
    parts: [
      ...fields('Link (URL)', 'Title', /^Comment/, /^Tags/),
      ...choices('Public', 'Private'),
      ...texts(/belongs to Northwind Labs/, /can edit it/),
      ...links('Cancel'),
      ...buttons('Save'),
    ],
  },
  {
    name: 'generated comments',
    as: 'owner',
    at: ({ post }) => post,
    open: buttons('Generate AI comments'),
    parts: buttons(/^Generate/, 'Cancel'),
  },
  {
    name: 'public post',
    as: 'visitor',
    at: POST,
    parts: [
      ...texts('Shared by Marina'),
      ...links('Open original', 'Community'),
      ...headings(/^Comment suggestions/),
      ...buttons('Copy public link', 'Copy'),
    ],
  },
  {
    name: 'report of a public post',
    as: 'member',
    at: POST,
    open: buttons(/^Report/),
    parts: [...choices(/^Inappropriate/, 'Spam', 'Violence', 'Something else'), ...fields(/^Description/)],
  },
  {
    name: 'community',
    as: 'member',
    at: '/community?search=p95',
    parts: [
      ...fields('Search tags'),
      ...texts(/of \d+ selected/, /^Shared by/),
      ...links('Northwind Labs', /^View post/, '#backend'),
      ...buttons(/^Report post/),
    ],
  },
  {
    name: 'public organization',
    as: 'visitor',
    at: '/organizations/northwind-labs',
    parts: [...headings('Northwind Labs', 'Filter by tag'), ...links('Community', /^View post/)],
  },
  {
    name: 'landing page of the community',
    as: 'visitor',
    at: '/community-landing',
    parts: [
      ...headings('See what teams are proud of', 'Fresh from the community'),
      ...texts('Public posts'),
      (page) => page.locator('main a[href="/login"], main a[href="/community"]').first(),
    ],
  },
  {
    name: 'testimonial',
    as: 'owner',
    at: '/dashboard',
    open: buttons(/testimonial/i),
    parts: fields('Your testimonial', /Rating|stars/i, /^Organization/, /^Language/),
  },
  {
    name: 'overview of administrators',
    as: 'administrator',
    at: '/admin/dashboard',
    parts: [
      ...texts('Total users', 'Total organizations', 'Total posts'),
      ...links('Testimonials', 'Reports', 'Tags', 'Moderation', 'Support'),
      ...headings(/Quick actions|Needs attention/),
    ],
  },
  {
    name: 'testimonials',
    as: 'administrator',
    at: '/admin/testimonials',
    parts: [
      ...texts('tomas@northwind.example', 'Northwind Labs', /of 5 stars/),
      ...buttons(/^Approve/, /^Decline/),
    ],
  },
  {
    name: 'tags',
    as: 'administrator',
    at: '/admin/tags',
    parts: [
      ...fields('New tag'),
      ...texts('Predefined'),
      ...buttons('Create tag', /^Rename/, /^Delete/, /^Suggest/),
    ],
  },
  {
    name: 'reports',
    as: 'administrator',
    at: '/admin/reports',
    parts: [
      ...fields('Status', 'Reason', /^Organization/, /^Reporter/),
      ...texts(/^Showing 1 – \d+ of \d+/, 'Reason: Spam'),
      ...buttons('Resolve'),
    ],
  },
  {
    name: 'moderation',
    as: 'administrator',
    at: '/admin/moderation',
    parts: [
      ...texts('Pending', 'Approved today', 'Rejected today', /in Northwind Labs/, '#pricing'),
      ...links('Back to dashboard', 'Open link'),
      ...fields(/^Approve .+ permanently/),
      ...buttons(/^Approve/, /^Reject/),
    ],
  },
  {
    name: 'integrations',
    as: 'visitor',
    at: '/integrations',
    parts: [
      ...texts('Popular'),
      ...links(/^Learn more/, /^See the demo/, 'Create an account', 'Sign in'),
      ...buttons(/^Microsoft Teams/, /^Discord/),
    ],
  },
  {
    name: 'Slack',
    as: 'visitor',
    at: '/integrations/slack-integration',
    parts: [...headings('How it works'), ...links('Get started', /demo/), ...texts(/3x|3×|three times/i)],
  },
  {
    name: 'demo of Slack',
    as: 'visitor',
    at: '/integrations/slack-integration/demo',
    parts: [...buttons('Start', 'Reset'), ...texts('Sample notification in Slack', 'Sample post in Fanfare')],
  },
  {
    name: 'price',
    as: 'visitor',
    at: '/pricing',
    parts: [
      ...texts('$0', 'What is included'),
      ...links('Get started'),
      ...headings('Questions', 'Why is it free?', 'What beta means'),
    ],
  },
  {
    name: 'invitation',
    as: 'visitor',
    at: ({ invitationToken }) => `/invitation/${invitationToken}`,
    parts: [...headings(/^Join/), ...links('Sign Up')],
  },
  {
    name: 'invitation that is not valid',
    as: 'visitor',
    at: '/invitation/made-up',
    parts: [...texts('This invitation is not valid'), ...links('Go Home')],
  },
]

/** The parts that are not visible. */
async function missing(page: Page, parts: Part[], timeout = 5_000): Promise<string[]> {
  const found = await Promise.all(
    parts.map((part) =>
      part(page)
        .waitFor({ timeout })
        .then(
          () => [],
          () => [String(part(page))],
        ),
    ),
  )
  return found.flat()
}

test('a part that is missing is found, with its name', async ({ openAsVisitor }) => {
  const page = await openAsVisitor()
  await page.goto('/pricing')
  const parts = [...headings('Questions'), ...buttons('Rent a marching band')]
  expect(await missing(page, parts, 1_000)).toEqual([expect.stringContaining('Rent a marching band')])
})

for (const { name, as, at, open = [], parts } of SCREENS)
  test(`what the specification names is there: ${name}`, async ({ openAs, openAsVisitor }) => {
    const path = typeof at === 'string' ? at : at(await theStage())
    const page = as === 'visitor' ? await openAsVisitor() : await openAs(as, path)
    if (as === 'visitor') await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    for (const part of open) await part(page).click()
    expect(await missing(page, parts)).toEqual([])
  })
