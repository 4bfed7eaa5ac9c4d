import { endLooking } from './until';

// What a test that gave up waits for would keep the run from ending.
afterEach(endLooking);
afterAll(endLooking);
