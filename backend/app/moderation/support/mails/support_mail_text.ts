/** The mail with an answer, with the placeholders `{name}` and `{title}`. */
export interface AnswerMailText {
  hello: string
  subject: string
  intro: string
  note: string
}

/** The mail to the support address about a new request, with the placeholders `{name}`, `{title}` and `{priority}`. */
export interface NoticeMailText {
  hello: string
  subject: string
  body: string
  action: string
  note: string
}

export interface SupportMailTexts {
  answer: AnswerMailText
  notice: NoticeMailText
}
