import type { HttpContext } from '@adonisjs/core/http'
import type { ChangedPerson, PeopleList } from '#contract/identity/data/administered_person'
import { sessionIdOf } from '#identity/auth/rules/session_id_of'
import { toPageRequest, toPagination } from '#core/http/validation/pagination'
import { findPerson, listPeople } from '#identity/people/queries/list_people'
import { forAdministrator } from '#identity/people/transformers/administered_person_transformer'
import ChangeAdministrator from '#identity/people/actions/change_administrator'
import DisablePerson from '#identity/people/actions/disable_person'
import EnablePerson from '#identity/people/actions/enable_person'
import SignOutPerson from '#identity/people/actions/sign_out_person'
import AdministratorPolicy from '#core/http/administrator_policy'
import { administratorValidator, peopleValidator } from '#identity/people/validators/people_validator'

/** All users, for administrators. */
export default class PeopleController {
  /** Lists the people of the installation. */
  async index({ auth, bouncer, request, response }: HttpContext) {
    await bouncer.with(AdministratorPolicy).authorize('administer')
    const { page, limit, ...filter } = await peopleValidator.validate(request.qs())
    const pageRequest = toPageRequest({ page, limit })
    const { people, total } = await listPeople(filter, pageRequest)
    const viewer = auth.getUserOrFail()
    const list: PeopleList = {
      people: people.map((person) => forAdministrator(person, viewer)),
      pagination: toPagination(pageRequest, total),
    }
    return response.json(list)
  }

  /** Disables an account, which ends its sessions. */
  async disable(ctx: HttpContext) {
    await ctx.bouncer.with(AdministratorPolicy).authorize('administer')
    await new DisablePerson().handle(ctx.params.id, ctx.auth.getUserOrFail().id)
    return answer(ctx)
  }

  /** Enables a disabled account. */
  async enable(ctx: HttpContext) {
    await ctx.bouncer.with(AdministratorPolicy).authorize('administer')
    await new EnablePerson().handle(ctx.params.id, ctx.auth.getUserOrFail().id)
    return answer(ctx)
  }

  /** Ends all sessions of a person. */
  async signOut({ auth, bouncer, params, response }: HttpContext) {
    await bouncer.with(AdministratorPolicy).authorize('administer')
    await new SignOutPerson().handle(params.id, auth.getUserOrFail().id)
    return response.noContent()
  }

  /** Makes a person an administrator, or no longer one. */
  async changeAdministrator(ctx: HttpContext) {
    const { auth, bouncer, params, request } = ctx
    await bouncer.with(AdministratorPolicy).authorize('administer')
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
  const person = forAdministrator(await findPerson(params.id), auth.getUserOrFail())
  return response.json({ person } satisfies ChangedPerson)
}
