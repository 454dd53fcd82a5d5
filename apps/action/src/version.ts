/** Version of the Action, and of the engine in its bundle. A test keeps it equal to the package's. */
export const ACTION_VERSION = '0.1.0';
