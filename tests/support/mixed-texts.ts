import { type ESTree, parseSync, Visitor } from 'vite';

type Parent = ESTree.JSXElement | ESTree.JSXFragment;
type Content = ESTree.JSXExpressionContainer['expression'];

/**
 * `element` and `text` are always there and stay as they are; `sometimes` is an element that is not always there; a
 * `slot` holds what another component puts there; `changing` may be a text, and not always the same. `parts` is a
 * fragment with a text: one child of its parent here, several nodes in the document.
 */
type Kind = 'nothing' | 'element' | 'text' | 'sometimes' | 'slot' | 'changing' | 'parts';

/** Elements and components that hold words. */
const phrasing =
  /^(a|bdi|button|caption|dd|dt|em|figcaption|h\d|label|legend|li|option|p|select|small|span|strong|summary|td|th|Link|\w*Button)$/;

/**
 * The places, as `file:line: kinds of the children`, of texts that need an element of their own. Such a text changes,
 * or stands beside an element that comes and goes. A browser's translator replaces text nodes: React would change one
 * that is no longer shown, or look for its place in the document and fail. Spaces between elements are left alone by
 * translators.
 */
export function findMixedTexts(file: string, source: string): string[] {
  const { program } = parseSync(file, source, { preserveParens: false });
  const kindOfChild = classifierFor(program);
  const found: string[] = [];
  const report = ({ start }: ESTree.Span, what: string) =>
    void found.push(`${file}:${source.slice(0, start).split('\n').length}: ${what}`);

  function check(parent: Parent): void {
    const kinds = parent.children.map(kindOfChild).filter((kind) => kind !== 'nothing');
    const has = (kind: (typeof kinds)[number]) => kinds.includes(kind);
    const isAlone = kinds.length === 1 && parent.type === 'JSXElement';
    const comesAndGoes = has('sometimes') || has('slot');
    const isMixed = has('changing') || (has('text') && comesAndGoes) || (has('slot') && isPhrasing(parent));
    if (has('parts') || (isMixed && !isAlone)) report(parent, kinds.join(' '));
  }

  const functions: (string | undefined)[] = [];
  const enter = ({ id }: { id?: ESTree.BindingIdentifier | null }) => void functions.push(id?.name);
  const leave = () => void functions.pop();
  new Visitor({
    JSXElement: check,
    JSXFragment: check,
    FunctionDeclaration: enter,
    'FunctionDeclaration:exit': leave,
    ArrowFunctionExpression: () => void functions.push(undefined),
    'ArrowFunctionExpression:exit': leave,
    ReturnStatement: (statement) => {
      const isComponent = /^[A-Z]/.test(functions.at(-1) ?? '');
      if (isComponent && isText(statement.argument)) report(statement, 'a component that is a text');
    },
  }).visit(program);
  return found;
}

/** Says of what kind a child in a module's JSX is. */
function classifierFor(program: ESTree.Program): (child: ESTree.JSXChild) => Kind {
  const constants = new Set(program.body.flatMap(namesOf));
  const libraryNames = new Set(program.body.filter(isLibraryImport).flatMap(namesOf));
  const slots = new Set<string>();
  const locals = new Map<string, ESTree.Expression>();
  new Visitor({
    TSPropertySignature: ({ key, typeAnnotation }) => {
      const type = typeAnnotation?.typeAnnotation;
      if (key.type !== 'Identifier' || type?.type !== 'TSTypeReference') return;
      if (type.typeName.type === 'Identifier' && type.typeName.name === 'ReactNode') slots.add(key.name);
    },
    VariableDeclarator: ({ id, init }) => {
      const isElement = init?.type === 'JSXElement' || init?.type === 'LogicalExpression';
      if (isElement && id.type === 'Identifier') locals.set(id.name, init);
    },
  }).visit(program);

  function kindOfChild(child: ESTree.JSXChild): Kind {
    if (child.type === 'JSXText') return child.value.trim() ? 'text' : 'nothing';
    if (child.type === 'JSXExpressionContainer') return kindOf(child.expression);
    return child.type === 'JSXSpreadChild' ? 'changing' : kindOf(child);
  }

  function kindOf(content: Content): Kind {
    switch (content.type) {
      case 'JSXEmptyExpression':
        return 'nothing';
      case 'JSXElement':
        return isOfOurs(content) ? 'sometimes' : 'element';
      case 'JSXFragment':
        return content.children.map(kindOfChild).some(isTextual) ? 'parts' : 'sometimes';
      case 'Literal':
        return typeof content.value === 'string' && content.value.trim() ? 'text' : 'nothing';
      case 'TemplateLiteral':
        return content.expressions.every(isConstant) ? 'text' : 'changing';
      case 'LogicalExpression':
        return oneOf(content.operator === '&&' ? [content.right] : [content.left, content.right]);
      case 'ConditionalExpression':
        return oneOf([content.consequent, content.alternate]);
      case 'CallExpression':
        return isListOfElements(content) ? 'sometimes' : 'changing';
      case 'Identifier':
        return kindOfName(content);
      default:
        return isConstant(content) ? 'text' : 'changing';
    }
  }

  function oneOf(outcomes: readonly ESTree.Expression[]): Kind {
    const kinds = outcomes.map(kindOf);
    if (kinds.includes('parts')) return 'parts';
    if (kinds.some(isTextual)) return 'changing';
    return kinds.includes('slot') ? 'slot' : 'sometimes';
  }

  function kindOfName(identifier: ESTree.IdentifierReference): Kind {
    if (slots.has(identifier.name)) return 'slot';
    const value = locals.get(identifier.name);
    const kind = value ? kindOf(value) : 'changing';
    return kind === 'changing' && isConstant(identifier) ? 'text' : kind;
  }

  /** A component of the site's own, which may show nothing. */
  function isOfOurs({ openingElement: { name } }: ESTree.JSXElement): boolean {
    return name.type === 'JSXIdentifier' && /^[A-Z]/.test(name.name) && !libraryNames.has(name.name);
  }

  /** Something of the module's own, like the company's name. */
  function isConstant(expression: ESTree.Node): boolean {
    if (expression.type === 'MemberExpression') return isConstant(expression.object);
    return expression.type === 'Identifier' && constants.has(expression.name);
  }

  function isListOfElements({ callee, arguments: [makeOne] }: ESTree.CallExpression): boolean {
    if (callee.type === 'Identifier') return callee.name === 'createPortal';
    const isMap =
      callee.type === 'MemberExpression' && 'name' in callee.property && callee.property.name === 'map';
    if (!isMap || !makeOne) return false;
    if (makeOne.type !== 'ArrowFunctionExpression') return makeOne.type === 'Identifier';
    if (makeOne.body.type !== 'BlockStatement') return oneOf([makeOne.body]) === 'sometimes';
    const last = makeOne.body.body.at(-1);
    return last?.type === 'ReturnStatement' && !!last.argument && oneOf([last.argument]) === 'sometimes';
  }

  return kindOfChild;
}

const isTextual = (kind: Kind) => kind === 'text' || kind === 'changing' || kind === 'parts';

/** Whether something is certainly a text, at least now and then. */
function isText(expression: ESTree.Expression | null): boolean {
  if (expression?.type === 'ConditionalExpression')
    return isText(expression.consequent) || isText(expression.alternate);
  if (expression?.type === 'LogicalExpression') return isText(expression.left) || isText(expression.right);
  return (
    expression?.type === 'TemplateLiteral' ||
    (expression?.type === 'Literal' && typeof expression.value === 'string')
  );
}

function isPhrasing(parent: Parent): boolean {
  if (parent.type !== 'JSXElement') return false;
  const { name } = parent.openingElement;
  return name.type === 'JSXIdentifier' && phrasing.test(name.name);
}

function isLibraryImport(statement: ESTree.Program['body'][number]): boolean {
  return (
    statement.type === 'ImportDeclaration' &&
    /^(react|lucide|@\/components\/ui\/)/.test(statement.source.value)
  );
}

/** Names that a statement declares for its module. */
function namesOf(statement: ESTree.Program['body'][number]): string[] {
  if (statement.type === 'ImportDeclaration') return statement.specifiers.map(({ local }) => local.name);
  const declaration = statement.type === 'ExportNamedDeclaration' ? statement.declaration : statement;
  if (declaration?.type !== 'VariableDeclaration') return [];
  return declaration.declarations.flatMap(({ id }) => (id.type === 'Identifier' ? [id.name] : []));
}
