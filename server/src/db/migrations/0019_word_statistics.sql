-- How often a name is among the words decides how two of them are looked up together; the usual hundred counted words
-- are too few for the names of a large firm.
ALTER TABLE "lead_words" ALTER COLUMN "word" SET STATISTICS 1000;
