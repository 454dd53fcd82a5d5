/** The member that is asked about. */
export interface MemberShape {
  readonly name: string;
  readonly isField: boolean;
  /** It has a setter: whoever gives a value of its name runs it. */
  readonly isSetter: boolean;
  /** `private` or `protected`: nobody outside may ask for it. */
  readonly isPrivate: boolean;
  /** Values of the class have a member of the name from a class above. */
  readonly served: boolean;
}
