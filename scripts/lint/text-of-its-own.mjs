const MESSAGE = 'Text beside what comes and goes: give it an element of its own.'

const expressionOf = (child) => (child.type === 'JSXExpressionContainer' ? child.expression : child)
const isElement = ({ type }) => type === 'JSXElement' || type === 'JSXFragment'

/** Whether a child is text: a literal, a template, or a call of the translation function. */
function isText(child) {
  const node = expressionOf(child)
  if (node.type === 'JSXText') return /\S/.test(node.value)
  if (node.type === 'Literal') return typeof node.value === 'string' && /\S/.test(node.value)
  if (node.type === 'CallExpression') return node.callee.name === 't'
  return node.type === 'TemplateLiteral'
}

/** Whether React inserts and removes a child while its parent stays. */
function comesAndGoes(child) {
  const node = expressionOf(child)
  if (node.type === 'LogicalExpression')
    return node.operator === '&&' && (isElement(node.right) || isText(node.right))
  if (node.type === 'ConditionalExpression') return isElement(node.consequent) || isElement(node.alternate)
  return node.type === 'Identifier' && /icon/i.test(node.name)
}

function create(context) {
  const check = ({ children }) => {
    if (!children.some(comesAndGoes)) return
    for (const node of children.filter(isText)) context.report({ node, message: MESSAGE })
  }
  return { JSXElement: check, JSXFragment: check }
}

/**
 * A browser that translates a page replaces its text nodes. React can then neither insert an element before such a text
 * nor remove it, so a text with changing siblings needs an element of its own.
 */
export default { create }
