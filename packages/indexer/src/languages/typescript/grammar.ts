import { assignmentHandlers } from './assignments.ts';
import { callHandlers, callTypeHandlers } from './calls.ts';
import { classExpressionHandlers, classStatementHandlers } from './classes.ts';
import { exportStatementHandlers } from './exports.ts';
import { expressionHandlers } from './expressions.ts';
import { functionExpressionHandlers, functionStatementHandlers } from './functions.ts';
import { importStatementHandlers } from './imports.ts';
import { jsxHandlers } from './jsx.ts';
import { namespaceExpressionHandlers, namespaceStatementHandlers } from './namespaces.ts';
import { objectTypeHandlers, objectTypeStatementHandlers } from './object-types.ts';
import { objectHandlers } from './objects.ts';
import { statementHandlers } from './statements.ts';
import { typeHandlers } from './types.ts';
import { register } from './walk.ts';

/** Ties each node kind to what reads it. */
export function registerGrammar(): void {
  register({
    expressions: {
      ...expressionHandlers,
      ...assignmentHandlers,
      ...callHandlers,
      ...objectHandlers,
      ...functionExpressionHandlers,
      ...classExpressionHandlers,
      ...jsxHandlers,
      ...namespaceExpressionHandlers,
    },
    types: { ...typeHandlers, ...objectTypeHandlers, ...callTypeHandlers },
    statements: {
      ...statementHandlers,
      ...functionStatementHandlers,
      ...classStatementHandlers,
      ...objectTypeStatementHandlers,
      ...namespaceStatementHandlers,
      ...importStatementHandlers,
      ...exportStatementHandlers,
    },
  });
}
