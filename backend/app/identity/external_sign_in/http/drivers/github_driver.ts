import { GithubDriver as AllyGithubDriver } from '@adonisjs/ally/drivers/github'

/** GitHub. Ignores the address in the public profile, which may be unverified; Ally then fetches the verified ones. */
export class GithubDriver extends AllyGithubDriver {
  /** State and PKCE come from the OAuth flow, so the driver sets no cookie. */
  protected loadState() {}

  protected async getUserInfo(token: string) {
    return {
      ...(await super.getUserInfo(token)),
      email: null,
      emailVerificationState: 'unsupported' as const,
    }
  }
}
