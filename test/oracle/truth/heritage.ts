import ts from 'typescript';
import { identityStart } from './symbols.ts';

export interface MemberBase {
  /** The member that inherits. */
  readonly member: ts.Declaration;
  /** Declarations of the base's member; empty where the base itself is unknown. */
  readonly bases: readonly ts.Declaration[];
  /** The base demands it: an interface that is implemented, an abstract member. */
  readonly demanded: boolean;
  /** The base is a type of which nothing is known, so anything may be called by it. */
  readonly unknownBase: boolean;
}

/** For each member of a class or an interface with a heritage: the members that it overrides or implements. */
export function memberBases(file: ts.SourceFile, checker: ts.TypeChecker): MemberBase[] {
  const found: MemberBase[] = [];

  const heritage = (node: ts.ClassLikeDeclaration | ts.InterfaceDeclaration): void => {
    for (const clause of node.heritageClauses ?? []) {
      const implemented = clause.token === ts.SyntaxKind.ImplementsKeyword;
      for (const base of clause.types) {
        const instance = checker.getTypeAtLocation(base);
        const statics = ts.isClassLike(node) && !implemented ? checker.getTypeAtLocation(base.expression) : undefined;
        for (const member of ownMembers(node)) {
          const isStatic = (ts.getCombinedModifierFlags(member) & ts.ModifierFlags.Static) !== 0;
          const type = isStatic ? statics : instance;
          if (!type) continue;
          const name = ts.getNameOfDeclaration(member);
          if (!name || (!ts.isIdentifier(name) && !ts.isStringLiteralLike(name))) continue;
          const unknownBase = (type.flags & ts.TypeFlags.Any) !== 0;
          const property = checker.getApparentType(type).getProperty(name.text);
          const bases = property?.getDeclarations() ?? [];
          if (bases.length === 0 && !unknownBase) continue;
          const abstract = bases.some(
            (one) =>
              (ts.getCombinedModifierFlags(one) & ts.ModifierFlags.Abstract) !== 0 ||
              ts.isInterfaceDeclaration(one.parent),
          );
          found.push({ member, bases, demanded: implemented || abstract, unknownBase });
        }
      }
    }
  };

  const visit = (node: ts.Node): void => {
    if (ts.isClassLike(node) || ts.isInterfaceDeclaration(node)) heritage(node);
    ts.forEachChild(node, visit);
  };
  visit(file);
  return found;
}

function* ownMembers(node: ts.ClassLikeDeclaration | ts.InterfaceDeclaration): Generator<ts.Declaration> {
  for (const member of node.members) {
    if (ts.isConstructorDeclaration(member)) {
      for (const parameter of member.parameters)
        if (ts.isParameterPropertyDeclaration(parameter, member)) yield parameter;
    } else if (!ts.isSemicolonClassElement(member) && !ts.isClassStaticBlockDeclaration(member)) yield member;
  }
}

/** How declarations are matched across programs: by file and by where the name starts. */
export function declarationId(node: ts.Declaration): string {
  return `${node.getSourceFile().fileName}\0${identityStart(node)}`;
}
