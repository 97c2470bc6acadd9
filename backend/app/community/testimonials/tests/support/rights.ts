import { administrators, allActors, members, type Right } from '#tests/rights/rights'
import { makeTestimonial } from '#tests/factories/testimonial_factory'
import { makeUser } from '#tests/factories/user_factory'

export const rights: Right[] = [
  {
    route: 'GET /api/testimonials/public',
    expected: allActors(200),
    call: async (team) => {
      await makeTestimonial(team, { reviewer: await makeUser({ isAdmin: true }) })
      return { path: '/api/testimonials/public?language=en' }
    },
  },
  {
    route: 'POST /api/testimonials',
    expected: members(201),
    call: ({ organizationId }) => ({
      body: { content: 'Works for us.', rating: 4, organizationId, language: 'en', showName: true },
    }),
    queries: 11,
  },
  {
    route: 'GET /api/admin/testimonials',
    expected: administrators(200),
    call: async (team) => {
      await makeTestimonial(team)
      return { path: '/api/admin/testimonials?status=pending' }
    },
  },
  {
    route: 'PUT /api/admin/testimonials/:id/approve',
    expected: administrators(200),
    call: async (team) => ({ path: `/api/admin/testimonials/${await makeTestimonial(team)}/approve` }),
  },
  {
    route: 'PATCH /api/admin/testimonials/:id/approve',
    expected: administrators(200),
    call: async (team) => ({ path: `/api/admin/testimonials/${await makeTestimonial(team)}/approve` }),
  },
  {
    route: 'PUT /api/admin/testimonials/:id/take-down',
    expected: administrators(200),
    call: async (team) => {
      const id = await makeTestimonial(team, { reviewer: team.owner })
      return { path: `/api/admin/testimonials/${id}/take-down` }
    },
  },
  {
    route: 'DELETE /api/admin/testimonials/:id',
    expected: administrators(204),
    call: async (team) => ({ path: `/api/admin/testimonials/${await makeTestimonial(team)}` }),
  },
  {
    route: 'POST /api/admin/testimonials/:id/pending-decision',
    expected: administrators(202),
    call: async (team) => ({
      path: `/api/admin/testimonials/${await makeTestimonial(team)}/pending-decision`,
      body: { decision: 'decline' },
    }),
    queries: 12,
  },
]
