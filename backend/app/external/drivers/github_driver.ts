import { GithubDriver as AllyGithubDriver } from '@adonisjs/ally/drivers/github'

/** GitHub, whose list of addresses is asked in any case: the one in the public profile tells nothing of its proof. */
export class GithubDriver extends AllyGithubDriver {
  /** State and PKCE come from the journey, so no cookies are kept here. */
  protected loadState() {}

  protected async getUserInfo(token: string) {
    return {
      ...(await super.getUserInfo(token)),
      email: null,
      emailVerificationState: 'unsupported' as const,
    }
  }
}
