import { retireProfessionals } from './people';

afterAll(retireProfessionals);
