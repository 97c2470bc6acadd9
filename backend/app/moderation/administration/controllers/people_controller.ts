import type { HttpContext } from '@adonisjs/core/http'
import type { ChangedPerson, PeopleList } from '#contract/moderation/data/administered_person'
import { sessionIdOf } from '#identity/public'
import { toPageRequest, toPagination } from '#core/http/validation/pagination'
import { findPerson, listPeople, personForAdministrator } from '#identity/public'
import ChangeAdministrator from '#moderation/administration/actions/change_administrator'
import DisablePerson from '#moderation/administration/actions/disable_person'
import EnablePerson from '#moderation/administration/actions/enable_person'
import SignOutPerson from '#moderation/administration/actions/sign_out_person'
import AdministrationPolicy from '#moderation/administration/policies/administration_policy'
import {
  administratorValidator,
  peopleValidator,
} from '#moderation/administration/validators/people_validator'

/** All users, for administrators. */
export default class PeopleController {
  async index({ auth, bouncer, request, response }: HttpContext) {
    await bouncer.with(AdministrationPolicy).authorize('administer')
    const { page, limit, ...filter } = await peopleValidator.validate(request.qs())
    const pageRequest = toPageRequest({ page, limit })
    const { people, total } = await listPeople(filter, pageRequest)
    const viewer = auth.getUserOrFail()
    const list: PeopleList = {
      people: people.map((person) => personForAdministrator(person, viewer)),
      pagination: toPagination(pageRequest, total),
    }
    return response.json(list)
  }

  async disable(ctx: HttpContext) {
    await ctx.bouncer.with(AdministrationPolicy).authorize('administer')
    await new DisablePerson().handle(ctx.params.id, ctx.auth.getUserOrFail().id)
    return answer(ctx)
  }

  async enable(ctx: HttpContext) {
    await ctx.bouncer.with(AdministrationPolicy).authorize('administer')
    await new EnablePerson().handle(ctx.params.id, ctx.auth.getUserOrFail().id)
    return answer(ctx)
  }

  async signOut({ auth, bouncer, params, response }: HttpContext) {
    await bouncer.with(AdministrationPolicy).authorize('administer')
    await new SignOutPerson().handle(params.id, auth.getUserOrFail().id)
    return response.noContent()
  }

  async changeAdministrator(ctx: HttpContext) {
    const { auth, bouncer, params, request } = ctx
    await bouncer.with(AdministrationPolicy).authorize('administer')
    const change = await request.validateUsing(administratorValidator)
    const user = auth.getUserOrFail()
    await new ChangeAdministrator().handle({
      ...change,
      userId: params.id,
      user,
      sessionId: sessionIdOf(user),
    })
    return answer(ctx)
  }
}

async function answer({ auth, params, response }: HttpContext) {
  const person = personForAdministrator(await findPerson(params.id), auth.getUserOrFail())
  return response.json({ person } satisfies ChangedPerson)
}
