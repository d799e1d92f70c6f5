// @ts-check
import { DefaultLogger, LogLevel } from '@graphql-mesh/utils';

/** The mesh speaks up when something is wrong; how it starts is nobody's news. */
const logger = new DefaultLogger('Mesh', LogLevel.warn);
export default logger;
