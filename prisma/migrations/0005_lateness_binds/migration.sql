-- An order of the tribunal that a late creditor obtained another way than through the committee.
ALTER TYPE "LateStep" ADD VALUE 'ordered';
