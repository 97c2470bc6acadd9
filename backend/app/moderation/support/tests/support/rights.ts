import { solvedCaptcha } from '#identity/captcha/tests/support/solve_captcha'
import ChangeSupportStatus from '#moderation/support/actions/change_support_status'
import { aNote, attachmentOf, makeSupportRequest } from '#tests/factories/support_request_factory'
import { administrators, allActors, signedIn, type Right } from '#tests/rights/rights'

export const rights: Right[] = [
  {
    route: 'POST /api/support/request',
    expected: allActors(201),
    call: () => ({
      body: {
        title: 'The button does nothing',
        description: 'I click, and nothing happens.',
        priority: 'High',
        captchaToken: solvedCaptcha(),
        name: 'Vera Visitor',
        email: 'vera@example.org',
      },
    }),
  },
  {
    route: 'GET /api/users/me/support-requests',
    expected: signedIn(200),
    call: async ({ member }) => {
      await makeSupportRequest({ user: member, files: [aNote] })
      return {}
    },
  },
  { route: 'GET /api/support/admin/requests', expected: administrators(200) },
  {
    route: 'GET /api/support/admin/requests/:id',
    expected: administrators(200),
    call: async () => ({ path: `/api/support/admin/requests/${await makeSupportRequest()}` }),
  },
  {
    route: 'PUT /api/support/admin/requests/:id/answer',
    expected: administrators(200),
    call: async ({ member }) => ({
      path: `/api/support/admin/requests/${await makeSupportRequest({ user: member })}/answer`,
      body: { answer: 'Please try again.', close: true },
    }),
  },
  {
    route: 'PUT /api/support/admin/requests/:id/close',
    expected: administrators(200),
    call: async () => ({ path: `/api/support/admin/requests/${await makeSupportRequest()}/close` }),
  },
  {
    route: 'PUT /api/support/admin/requests/:id/reopen',
    expected: administrators(200),
    call: async (team) => {
      const id = await makeSupportRequest()
      await new ChangeSupportStatus().handle({ id, actorId: team.owner.id, status: 'closed' })
      return { path: `/api/support/admin/requests/${id}/reopen` }
    },
  },
  {
    route: 'GET /api/support/admin/attachments/:id',
    expected: administrators(200),
    call: async () => {
      const id = await attachmentOf(await makeSupportRequest({ files: [aNote] }))
      return { path: `/api/support/admin/attachments/${id}` }
    },
  },
]
